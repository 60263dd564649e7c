import type { GameTypes, Seat } from '@haven/kit';
import type { GameUi, SeatInfo } from '@haven/ui-kit';
import { innerQuotes } from '../words/inner-quotes.ts';
import type { ToldPoint } from './told-review.ts';
import type { Words } from './use-review-words.ts';

/** Who speaks of whom. */
export interface Telling {
  readonly ui: Pick<GameUi<GameTypes>, 'moveLine' | 'groundLine' | 'termLine' | 'seatColours'>;
  readonly seats: readonly SeatInfo[];
  readonly words: Words;
}

/** What happened at a turning point, what would have been better, and why. */
export function pointWords(telling: Telling, point: ToldPoint): readonly string[] {
  const { say, percent } = telling.words;
  const told = { name: nameOf(telling, point.seat), before: percent(point.from), now: percent(point.to) };
  if (point.kind === 'choice')
    return [say('choice', { ...told, ...chosen(telling, point) }), ...whyBetter(telling, point)];
  const after = { mover: nameOf(telling, point.mover), move: quoted(telling, point, point.made) };
  return [say(point.to > point.from ? 'luckUp' : 'luckDown', told), say('luckAfter', after)];
}

type Choice = Extract<ToldPoint, { kind: 'choice' }>;

const chosen = (telling: Telling, point: Choice) => ({ move: quoted(telling, point, point.chosen) });

/** The better move with what speaks for it, then what the chosen one lacked. */
function whyBetter(telling: Telling, point: Choice): readonly string[] {
  const { ui, seats, words } = telling;
  const { say, language } = words;
  const { better, view } = point;
  const reason = ui.groundLine?.(better, language, { seats, view }) ?? 'none';
  const lacks = point.lacks && ui.termLine?.(point.lacks, language);
  return [
    say('better', { move: quoted(telling, point, better), reason }),
    ...(lacks ? [say('lacked', { lacks })] : []),
  ];
}

function nameOf({ seats }: Telling, seat: Seat): string {
  return seats[seat]?.name ?? '';
}

function quoted({ ui, seats, words }: Telling, { view }: ToldPoint, move: GameTypes['Move']): string {
  const { say, language } = words;
  const name = ui.moveLine?.(move, language, { seats, view }) ?? '';
  return say('quoted', { name: innerQuotes(name, language) });
}
