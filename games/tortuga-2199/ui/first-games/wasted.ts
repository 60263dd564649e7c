import { simRng } from '@haven/kit';
import { faceNamed, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import type { FirstGames } from '@haven/ui-kit';
import { isIdle } from '../idle.ts';
import { wordsIn } from '../words.ts';
import { tellIn } from './texts.ts';

/** §2.5 An ability with nothing to act on is gone with the card. */
export const wasted: NonNullable<FirstGames<Tortuga2199>['wasted']> = ({ view, seat }, move, { language, seats }) => {
  if (move.type !== 'play') return [];
  const state = tortuga2199.imagine?.(view, simRng(1));
  const face = faceNamed(view, move.card);
  if (state === undefined || !isIdle(state, seat, face)) return [];
  const tell = tellIn(language);
  return [tell('idle', { card: wordsIn(language, seats).cardOf(face) }), tell('idleLater', {})];
};
