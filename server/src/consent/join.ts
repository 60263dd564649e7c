import { at, type Refusal, type Seat, tallyOf } from '@haven/kit';
import type { Joining } from '@haven/wire';
import type { Bans } from '../guests/bans.ts';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import { shownName, toldApart } from '../store/shown-name.ts';
import type { StoredChair } from '../store/tables.ts';
import { changeTable } from '../tables/change.ts';
import { chairsGivenUp } from '../tables/given-up.ts';
import { otherRulesRefusal } from '../tables/other-rules.ts';
import { isVoting, type VotingTable, votingRefusal } from './proposal.ts';

/** Somebody who looks on, and the chair of a bot that they ask for. */
export interface Newcomer {
  readonly player: Player;
  readonly seat: Seat;
  /** Where they come from, as far as that is known. */
  readonly address?: string;
}

interface NewcomerDeps {
  readonly context: ServerContext;
  readonly bans: Bans;
}

/** The newcomer as the house knows them at this moment; or why the chair cannot be theirs. */
export async function knownNow(
  { context, bans }: NewcomerDeps,
  table: VotingTable,
  newcomer: Newcomer,
): Promise<Newcomer | Refusal> {
  const { address } = newcomer;
  const player = await context.store.players.load(newcomer.player.id);
  if (player === undefined) return { code: 'no-guest' };
  const known = { ...newcomer, player };
  return bans.refusalFor({ guest: player.id, address }) ?? joinRefusal(table, known) ?? known;
}

/** A bot's chair that belongs to nobody: no person's who may come back to it. */
function isFree(chair: StoredChair | undefined): chair is StoredChair {
  return chair?.kind === 'bot' && chair.player === null;
}

/** Why this chair cannot even be asked for. */
function joinRefusal(table: VotingTable, { player, seat }: Newcomer): Refusal | undefined {
  const { chairs, barred = [] } = table.setting;
  const chair = chairs[seat];
  if (chair === undefined) return { code: 'unknown-chair' };
  if (chairsGivenUp(table, player.id).includes(seat)) return { code: 'gave-up' };
  if (chairs.some((other) => other.player === player.id)) return { code: 'already-joined' };
  if (barred.some((each) => each.player === player.id)) return { code: 'sent-away' };
  return isFree(chair) ? otherRulesRefusal(table) : { code: 'chair-taken' };
}

/** What the table is asked, by the name that the newcomer would have at it. */
export function joiningOf(table: VotingTable, newcomer: Newcomer): Joining {
  return { what: 'join', seat: newcomer.seat, name: shownName(chairWith(table, newcomer)) };
}

function chairWith({ setting: { chairs } }: VotingTable, { player, seat }: Newcomer): StoredChair {
  const { level: _level, ...chair } = at(chairs, seat);
  return toldApart(chairs, { ...chair, kind: 'human', player: player.id, name: player.name });
}

/**
 * From here on a person plays from this chair, and sees what it sees. The seals of the chair stay what they were when
 * the dice were mixed: the newcomer had no share in them. To be called from the table's queue.
 */
export async function seatNewcomer(
  context: ServerContext,
  table: VotingTable,
  newcomer: Newcomer,
): Promise<Refusal | undefined> {
  const { player, seat } = newcomer;
  const refusal = isVoting(table) ? joinRefusal(table, newcomer) : votingRefusal(table);
  if (refusal) return refusal;
  const { annals = [] } = table.setting;
  const taken = chairWith(table, newcomer);
  const { entries } = tallyOf(table.match);
  const joined = { what: 'joined', seat, player: player.id, name: shownName(taken), entries } as const;
  return await changeTable(context, table, { chairs: [taken], annals: [...annals, joined] });
}
