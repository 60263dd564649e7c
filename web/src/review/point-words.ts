import type { GameTypes, Seat } from '@haven/kit';
import type { GameUi, SeatInfo } from '@haven/ui-kit';
import { innerQuotes } from '../words/inner-quotes.ts';
import type { ToldPoint } from './told-review.ts';
import type { Words } from './use-review-words.ts';

type Spoken = 'moveLine' | 'groundLine' | 'termLine' | 'standing' | 'roundName' | 'seatColours';

/** Who speaks of whom. */
export interface Telling {
  readonly ui: Pick<GameUi<GameTypes>, Spoken>;
  readonly seats: readonly SeatInfo[];
  readonly words: Words;
}

/** The round, as its game counts them, and who was to move. */
export function whenWords(telling: Telling, { mover, move, view }: ToldPoint): string {
  const { ui, words } = telling;
  const round = ui.standing?.(view).round;
  const kind = ui.roundName?.(words.language);
  const name = nameOf(telling, mover);
  if (round === undefined || kind === undefined) return words.say('move', { number: move + 1, name });
  return words.say(round === 0 ? 'setup' : 'round', { kind: capitalised(kind), round, name });
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

/** The better move with what speaks for it, what spoke for the chosen one, and what it came to. */
function whyBetter(telling: Telling, point: Choice): readonly string[] {
  const { ui, words } = telling;
  const { say, language } = words;
  const reason = groundOf(telling, point, point.better);
  const spoke = groundOf(telling, point, point.chosen);
  const lacks = point.lacks && ui.termLine?.(point.lacks, language);
  return [
    say(point.isMadeLater ? 'betterFirst' : 'better', {
      move: quoted(telling, point, point.better),
      reason: reason ?? 'none',
    }),
    ...(spoke && spoke !== reason ? [say('spoke', { reason: spoke })] : []),
    ...(lacks ? [say('lacked', { lacks })] : []),
  ];
}

function groundOf({ ui, seats, words }: Telling, { view }: Choice, move: GameTypes['Move']): string | undefined {
  return ui.groundLine?.(move, words.language, { seats, view });
}

function nameOf({ seats }: Telling, seat: Seat): string {
  return seats[seat]?.name ?? '';
}

function quoted({ ui, seats, words }: Telling, { view }: ToldPoint, move: GameTypes['Move']): string {
  const { say, language } = words;
  const name = ui.moveLine?.(move, language, { seats, view }) ?? '';
  return say('quoted', { name: innerQuotes(name, language) });
}

function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
