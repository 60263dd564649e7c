import { type Refusal, type Seat, tallyOf } from '@haven/kit';
import type { House } from '../house.ts';
import { changeTable } from '../matches/change.ts';
import { otherRulesRefusal } from '../matches/other-rules.ts';
import { shownName, toldApart } from '../shown-name.ts';
import type { Player } from '../store/players.ts';
import type { StoredChair } from '../store/tables.ts';
import { isVoting, type VotingTable, votingRefusal } from './proposal.ts';

/** Somebody who looks on, and the chair of a bot that they ask for. */
export interface Newcomer {
  readonly player: Player;
  readonly seat: Seat;
}

/** A bot's chair that belongs to nobody: no person's who may come back to it. */
export function isFree(chair: StoredChair | undefined): chair is StoredChair {
  return chair?.kind === 'bot' && chair.player === null;
}

/** Why this chair cannot even be asked for. */
export function joinRefusal(table: VotingTable, { player, seat }: Newcomer): Refusal | undefined {
  const { chairs, barred = [] } = table.setting;
  const chair = chairs[seat];
  if (chair === undefined) return { code: 'unknown-chair' };
  if (chairs.some((other) => other.player === player.id)) return { code: 'already-joined' };
  if (barred.some((each) => each.player === player.id)) return { code: 'sent-away' };
  return isFree(chair) ? otherRulesRefusal(table) : { code: 'chair-taken' };
}

/**
 * From here on a person plays from this chair, and sees what it sees. The seals of the chair stay what they were when
 * the dice were mixed: the newcomer had no share in them. To be called from the table's queue.
 */
export async function seatNewcomer(house: House, table: VotingTable, newcomer: Newcomer): Promise<Refusal | undefined> {
  const { player, seat } = newcomer;
  const refusal = isVoting(table) ? joinRefusal(table, newcomer) : votingRefusal(table);
  const chair = table.setting.chairs[seat];
  if (refusal || chair === undefined) return refusal;
  const { annals = [], chairs } = table.setting;
  const taken = toldApart(chairs, { ...chair, kind: 'human', player: player.id, name: player.name });
  const { entries } = tallyOf(table.match);
  const joined = { what: 'joined', seat, player: player.id, name: shownName(taken), entries } as const;
  return await changeTable(house, table, { chairs: [taken], annals: [...annals, joined] });
}
