import { type Refusal, type Seat, undoRefusal } from '@haven/kit';
import type { Proposal } from '@haven/wire';
import { z } from 'zod';
import { otherRulesRefusal } from '../tables/other-rules.ts';
import { isOver, isPlaying, isSet, type PlayingTable, type SetTable, type Table } from '../tables/table.ts';
import { mayBeReplaced } from './absence.ts';

const MOST_MOVES = 1_000_000;
const MOST_SEATS = 64;

/** The form of a proposal at the door. */
export const ProposalText = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('undo'), moves: z.int().min(1).max(MOST_MOVES) }),
  z.strictObject({ what: z.literal('abandon') }),
  z.strictObject({ what: z.literal('bot'), seat: z.int().min(0).max(MOST_SEATS) }),
]) satisfies z.ZodType<Proposal>;

export type VotingTable = SetTable & PlayingTable;

/** Only what is being played at a table with chairs can be voted about. */
export function votingRefusal(table: Table): Refusal | undefined {
  if (!isSet(table)) return { code: 'unknown-table' };
  if (!isPlaying(table)) return { code: 'not-begun' };
  return isOver(table) ? { code: 'game-over' } : undefined;
}

export function isVoting(table: Table): table is VotingTable {
  return votingRefusal(table) === undefined;
}

interface Proposed {
  readonly by: Seat;
  readonly proposal: Proposal;
  readonly now: number;
}

/** Why this cannot even be asked. */
export function proposalRefusal(table: VotingTable, { by, proposal, now }: Proposed): Refusal | undefined {
  if (!maySay(table, by, proposal)) return { code: 'stand-in-plays' };
  const otherRules = otherRulesRefusal(table);
  if (otherRules && proposal.what !== 'abandon') return otherRules;
  switch (proposal.what) {
    case 'undo':
      return undoRefusal(table.match, { seat: by, moves: proposal.moves, consent: true });
    case 'abandon':
      return undefined;
    case 'bot':
      return mayBeReplaced(table, proposal.seat, now) && proposal.seat !== by ? undefined : { code: 'not-late' };
    default:
      return proposal satisfies never;
  }
}

/** Whoever looks on while a bot plays for them has a say in how the match goes on, but the moves are the bot's. */
function maySay({ setting }: VotingTable, by: Seat, { what }: Proposal): boolean {
  const chair = setting.chairs[by];
  return chair?.kind === 'human' || (what !== 'undo' && chair?.player != null);
}
