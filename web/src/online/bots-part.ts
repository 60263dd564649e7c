import type { Outcome, Seat } from '@haven/kit';
import type { TableInfo } from '@haven/wire';

/** How many of the moves made from a chair were a bot's. */
interface BotsPart {
  readonly seat: Seat;
  readonly count: number;
  readonly all: number;
}

/** What bots did for those who won. Whoever came to the chair of a bot has not been helped by it. */
export function botsPartIn(
  { ranking: [winners = []] }: Outcome,
  { chairs, annals = [] }: Pick<TableInfo, 'chairs' | 'annals'>,
): BotsPart[] {
  const isNewcomer = (seat: Seat) => annals.some((annal) => annal.what === 'joined' && annal.seat === seat);
  return winners.flatMap((seat) => {
    const { name = '', played } = chairs[seat] ?? {};
    if (name === '' || isNewcomer(seat) || !played?.byBot) return [];
    return [{ seat, count: played.byBot, all: played.byBot + played.byPerson }];
  });
}
