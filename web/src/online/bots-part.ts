import type { Outcome, Seat } from '@haven/kit';
import type { TableInfo } from '@haven/wire';

/** How many of the moves made from a chair were a bot's. */
interface BotsPart {
  readonly seat: Seat;
  readonly count: number;
  readonly all: number;
}

type Sitters = Pick<TableInfo, 'chairs' | 'annals'>;

/** What bots did for those who won: it stands beside their victory. */
export function botsPartInVictory({ ranking: [winners = []] }: Outcome, table: Sitters): BotsPart[] {
  return botsPartsIn(table).filter(({ seat }) => winners.includes(seat));
}

/** What bots did for those of whom nothing is said beside a victory. */
export function botsPartBesides(outcome: Outcome | undefined, table: Sitters): BotsPart[] {
  const [winners = []] = outcome?.ranking ?? [];
  return botsPartsIn(table).filter(({ seat }) => !winners.includes(seat));
}

/** Whoever came to the chair of a bot has not been helped by it. */
function botsPartsIn({ chairs, annals = [] }: Sitters): BotsPart[] {
  const isNewcomer = (seat: Seat) => annals.some((annal) => annal.what === 'joined' && annal.seat === seat);
  return chairs.flatMap(({ seat, name, played }) => {
    if (name === '' || isNewcomer(seat) || !played?.byBot) return [];
    return [{ seat, count: played.byBot, all: played.byBot + played.byPerson }];
  });
}
