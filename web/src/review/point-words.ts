import type { GameTypes } from '@haven/kit';
import type { GameUi, SeatInfo } from '@haven/ui-kit';
import { innerQuotes } from '../words/inner-quotes.ts';
import type { ToldPoint } from './told-review.ts';
import type { Words } from './use-review-words.ts';

/** Who speaks of whom. */
export interface Telling {
  readonly ui: Pick<GameUi<GameTypes>, 'moveLine' | 'seatColours'>;
  readonly seats: readonly SeatInfo[];
  readonly words: Words;
}

/** What happened at a turning point, and what would have been better. */
export function pointWords({ ui, seats, words }: Telling, point: ToldPoint): readonly string[] {
  const { say, percent, language } = words;
  const told = { name: seats[point.seat]?.name ?? '', before: percent(point.from), now: percent(point.to) };
  if (point.kind === 'luck') return [say(point.to > point.from ? 'luckUp' : 'luckDown', told)];
  const nameOf = (move: GameTypes['Move']) => {
    const name = ui.moveLine?.(move, language, { seats, view: point.view }) ?? '';
    return say('quoted', { name: innerQuotes(name, language) });
  };
  return [say('choice', { ...told, move: nameOf(point.chosen) }), say('better', { move: nameOf(point.better) })];
}
