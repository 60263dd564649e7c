import type { Move } from '@haven/tortuga-2199-rules';
import { useEffect, useState } from 'react';
import { aimsAt } from '../actions/aim.ts';
import { useBoard } from '../board-context.ts';
import type { SinceState } from '../captains/use-since.ts';
import { usePreferences } from '../preferences.ts';

/** On a low screen the hand is an edge of cards; open, it takes the place of the captains and the piles. */
export interface Fan {
  readonly state: 'open' | 'folded';
  turn(): void;
}

/**
 * In the own turn it is as it was left, in this match and the next; as long as nobody touched it, it opens by itself when the
 * turn is about cards alone. It folds once none of them can be played and while others move.
 */
export function useFan(since: SinceState): Fan {
  const { moves, asked, view, me } = useBoard();
  const wish = usePreferences(({ hand }) => hand);
  const [auto, setAuto] = useState<Fan['state']>('folded');
  const [peek, setPeek] = useState<Fan['state']>('folded');
  const made = [...moves.values()];
  const hasCards = made.some(isCard);
  const isAboutCards = hasCards && !made.some(isOnPlanet);
  const isInPlay = view.turn.seat === me && (asked === undefined || hasCards);
  useEffect(() => {
    setPeek('folded');
    if (!isInPlay) setAuto('folded');
  }, [isInPlay]);
  useEffect(() => {
    if (isAboutCards) setAuto('open');
  }, [isAboutCards]);
  const state = isMadeToWait(since, wish) ? 'folded' : isInPlay ? (wish ?? auto) : peek;
  const turn = () => {
    const next = state === 'open' ? 'folded' : 'open';
    if (isInPlay) usePreferences.setState({ hand: next });
    else setPeek(next);
    if (next === 'open') since.turn(false);
  };
  return { state, turn };
}

/** Whoever left the hand open reads news with the captains, but first of all what was taken from them. */
export function isMadeToWait(
  { isOpen, lines }: Pick<SinceState, 'isOpen' | 'lines'>,
  wish: Fan['state'] | null,
): boolean {
  return isOpen && (wish !== 'open' || lines.some(({ isHarm }) => isHarm));
}

const isCard = ({ type }: Move) => type === 'play';
const isOnPlanet = (move: Move) => aimsAt(move) !== undefined;
