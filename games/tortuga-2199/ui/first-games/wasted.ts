import { simRng } from '@haven/kit';
import { type Ability, faceNamed, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { refusalLine } from '@haven/tortuga-2199-text';
import type { FirstGames } from '@haven/ui-kit';
import { isIdle } from '../idle.ts';
import { wordsIn } from '../words.ts';
import { tellIn } from './texts.ts';

/** What abilities that take Minerals tokens find missing. */
const LACKS: Readonly<Partial<Record<Ability['does'], readonly string[]>>> = {
  collect: ['no-mineral'],
  'from-cache': ['cache-empty'],
  'collect-or-cache': ['no-mineral', 'cache-empty'],
};

/** §2.5 An ability with nothing to act on is gone with the card. */
export const wasted: NonNullable<FirstGames<Tortuga2199>['wasted']> = ({ view, seat }, move, { language, seats }) => {
  if (move.type !== 'play') return [];
  const state = tortuga2199.imagine?.(view, simRng(1));
  const face = faceNamed(view, move.card);
  if (state === undefined || !isIdle(state, seat, face)) return [];
  const tell = tellIn(language);
  const { cardOf, say } = wordsIn(language, seats);
  const lacks = [...new Set(face.atPlay.flatMap(({ does }) => LACKS[does] ?? []))];
  const reasons = lacks.map((code) => say(refusalLine({ code }, view)));
  return [tell('idle', { card: cardOf(face) }), ...reasons, tell('idleLater', {})];
};
