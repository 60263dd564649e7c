import type { Seat } from '@haven/kit';
import { INFLUENCE_TO_WIN } from '@haven/tortuga-2199-rules';
import { type Ending, endingOf } from '../endings.ts';
import type { Words } from '../words.ts';
import { ruled, type Teller, type Topic } from './topic.ts';

/** §6.1 Who can end the game soon, and with what. */
export function nearEndTopic(teller: Teller, seat: Seat): Topic | undefined {
  const ending = endingOf(teller.board.view, seat);
  if (ending === undefined) return undefined;
  const told = ruled(teller, teller.words.label('nearEnd'), ['§6.1', '§3.11']);
  return { ...told, lines: [nearEndLine(teller.words, ending), ...told.lines] };
}

export function nearEndLine(words: Words, { seat, ...figures }: Ending): string {
  return words.label('nearEndLine', { seat: words.nameOf(seat), ...figures, most: INFLUENCE_TO_WIN });
}
