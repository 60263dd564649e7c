import type { Move } from '@haven/tortuga-2199-rules';
import { useEffect, useState } from 'react';
import { aimsAt } from '../actions/aim.ts';
import { useBoard } from '../board-context.ts';

/** On a low screen the hand is an edge of cards; open, it takes the place of the captains and the piles. */
export interface Fan {
  readonly state: 'open' | 'folded';
  turn(): void;
}

/** It opens by itself when a turn is about cards alone, and folds once none of them can be played. */
export function useFan(): Fan {
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
  return { state, turn: () => setState(state === 'open' ? 'folded' : 'open') };
}

const isCard = ({ type }: Move) => type === 'play';
const isOnPlanet = (move: Move) => aimsAt(move) !== undefined;
