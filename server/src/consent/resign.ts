import { type Refusal, type Seat, tallyOf } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import { shownName } from '../store/shown-name.ts';
import type { StoredChair } from '../store/tables.ts';
import { type Change, changeTable, judgedAnew } from '../tables/change.ts';
import { sendError } from '../tables/messages.ts';
import type { Listener, Table } from '../tables/table.ts';
import { isVoting, type VotingTable, votingRefusal } from './proposal.ts';

/** Somebody gives up. That needs nobody's consent, and nobody is kept by it. */
export function resign(context: ServerContext, table: Table, listener: Listener): Promise<void> {
  return table.queue.run(async () => {
    const refusal = await judgedAnew(() => resigned(context, table, listener));
    if (refusal) sendError(context, listener, refusal);
  });
}

async function resigned(
  context: ServerContext,
  table: Table,
  { viewer, player }: Listener,
): Promise<Refusal | undefined> {
  if (viewer === 'spectator') return { code: 'spectator' };
  if (!isVoting(table)) return votingRefusal(table);
  const chair = table.setting.chairs[viewer];
  if (player === undefined || chair?.player !== player) return { code: 'not-your-chair' };
  const { annals = [] } = table.setting;
  const { entries } = tallyOf(table.match);
  const annal = { what: 'resigned', seat: viewer, player, name: shownName(chair), entries } as const;
  return await changeTable(context, table, { ...lossOf(table, chair), annals: [...annals, annal] });
}

/** Of two people the other has won. In a larger company the chair is a bot's from here on, its seals stay. */
function lossOf(table: VotingTable, chair: StoredChair): Change {
  const others = peopleBesides(table, chair.seat);
  if (others.length < 2) return { phase: 'ended' };
  const isHost = table.setting.host === chair.player;
  const [heir] = others.flatMap(({ player }) => player ?? []);
  return {
    chairs: [{ ...chair, kind: 'bot', player: null, name: '' }],
    ...(isHost && heir !== undefined && { host: heir }),
  };
}

/** Also those for whom a bot plays meanwhile. */
function peopleBesides({ setting }: VotingTable, seat: Seat): StoredChair[] {
  return setting.chairs.filter((chair) => chair.player !== null && chair.seat !== seat);
}
