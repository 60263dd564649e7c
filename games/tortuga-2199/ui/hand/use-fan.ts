import type { Move } from '@haven/tortuga-2199-rules';
import { useEffect, useState } from 'react';
import { aimsAt } from '../actions/aim.ts';
import { useBoard } from '../board-context.ts';
import type { SinceState } from '../captains/use-since.ts';

/** On a low screen the hand is an edge of cards; open, it takes the place of the captains and the piles. */
export interface Fan {
  readonly state: 'open' | 'folded';
  turn(): void;
}

/** It opens by itself when a turn is about cards alone, and folds once none of them can be played; it waits while something is told in its place. */
export function useFan(since: SinceState): Fan {
  const { moves } = useBoard();
  const [state, setState] = useState<Fan['state']>('folded');
  const made = [...moves.values()];
  const hasCards = made.some(isCard);
  const isAboutCards = hasCards && !made.some(isOnPlanet);
  useEffect(() => {
    if (!hasCards) setState('folded');
  }, [hasCards]);
  useEffect(() => {
    if (isAboutCards) setState('open');
  }, [isAboutCards]);
  const turn = () => {
    setState(state === 'open' && !since.isOpen ? 'folded' : 'open');
    since.turn(false);
  };
  return { state: since.isOpen ? 'folded' : state, turn };
}

const isCard = ({ type }: Move) => type === 'play';
const isOnPlanet = (move: Move) => aimsAt(move) !== undefined;
