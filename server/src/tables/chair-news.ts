import type { Seat } from '@haven/kit';
import type { Happening, StandInReason } from '@haven/wire';
import { shownName } from '../store/shown-name.ts';
import type { StoredChair, StoredTable } from '../store/tables.ts';
import type { LineToKeep } from './chat-lines.ts';

/** Why a bot plays from a chair. Whoever is forgotten is named nowhere. */
type BotReason = StandInReason | 'forgotten';

export interface Decision {
  /** Why a bot plays from a chair from here on; by the vote of the table if nothing is said. */
  readonly why?: BotReason;
  /** Who decided it, where nobody else was there to be asked. */
  readonly by?: Seat;
}

/** What everybody reads, also later, when a bot takes a chair in mid-game or a person does. */
export function chairNews(before: StoredTable, after: StoredTable, decision: Decision): LineToKeep[] {
  if (before.phase !== 'playing' || after.phase !== 'playing') return [];
  return after.chairs.flatMap((now) => {
    const was = before.chairs[now.seat];
    return was ? newsOf(was, now, decision) : [];
  });
}

function newsOf(was: StoredChair, now: StoredChair, { why = 'vote', by }: Decision): LineToKeep[] {
  if (was.player !== null && now.player === null) return [leftBy(was, why)];
  if (was.kind === now.kind) return [];
  const name = shownName(now);
  if (now.kind !== 'bot') return [lineAbout(now, { what: was.player === now.player ? 'returned' : 'joined', name })];
  if (why === 'forgotten') return [];
  return [lineAbout(now, { what: 'stand-in', name, why, ...(by !== undefined && { by }) })];
}

function leftBy(chair: StoredChair, why: BotReason): LineToKeep {
  const known = why === 'forgotten' ? { ...chair, player: null, name: '' } : chair;
  return lineAbout(known, { what: 'left', name: shownName(known) });
}

/** By the player whose name it is: it goes when they go for good. */
function lineAbout({ seat, player }: StoredChair, happening: Happening): LineToKeep {
  return { seat, player, said: { kind: 'happened', happening } };
}
