import { inForce, type Outcome, type Seat } from '@haven/kit';
import type { PlayingTable } from './table.ts';

/** A bot may have made so many of a person's moves; with more it is the bot's game as well. */
const MOST_BY_BOT = 1 / 10;

/** Whether the people of a finished match made their moves themselves, and one of them came first. */
export function isByPeople(table: Pick<PlayingTable, 'setting' | 'match'>, { ranking }: Outcome): boolean {
  const people = peopleOf(table);
  const hasWinner = ranking[0]?.some((seat) => people.includes(seat)) ?? false;
  return hasWinner && people.every((seat) => byBotOf(table, seat) <= MOST_BY_BOT);
}

function peopleOf({ setting, match }: Pick<PlayingTable, 'setting' | 'match'>): readonly Seat[] {
  if (setting === undefined) return Array.from({ length: match.seats }, (_, seat) => seat);
  return setting.chairs.filter(({ player }) => player !== null).map(({ seat }) => seat);
}

function byBotOf({ match }: Pick<PlayingTable, 'match'>, seat: Seat): number {
  const moves = inForce(match.entries).filter((entry) => entry.seat === seat);
  return moves.filter(({ by }) => by === 'bot').length / Math.max(1, moves.length);
}
