import { type Seat, tallyOf } from '@haven/kit';
import { AWAY, type Request } from '@haven/wire';
import { endOf } from '../clocks/seat-clocks.ts';
import type { StoredChair } from '../store/tables.ts';
import { goneFrom } from '../tables/presence.ts';
import type { SetTable } from '../tables/table.ts';
import { absentFrom } from './absence.ts';

type OpenRequest = Pick<Request, 'by' | 'proposal'>;

/** Whose yes is needed at this moment, besides the asker's: those who are away are neither asked nor waited for. */
export function votersOn(table: SetTable, asked: OpenRequest, now: number): Seat[] {
  const voters = peopleBesides(table, asked).filter((chair) => notWaitedForFrom(table, chair, asked) > now);
  return decidersAmong(table, asked, voters).map(({ seat }) => seat);
}

/** The next moment at which one of these is no longer waited for. */
export function nextAbsence(table: SetTable, { missing, ...asked }: Request): number {
  const chairs = table.setting.chairs.filter(({ seat }) => missing.includes(seat));
  return Math.min(...chairs.map((chair) => notWaitedForFrom(table, chair, asked)));
}

function peopleBesides({ setting }: SetTable, { by, proposal }: OpenRequest): StoredChair[] {
  const about = proposal.what === 'bot' ? proposal.seat : undefined;
  return setting.chairs.filter(({ seat, kind }) => kind === 'human' && seat !== by && seat !== about);
}

/**
 * A page is loaded again, a train is in a tunnel: nothing is taken back or ended behind somebody's back within a moment.
 * A bot in a chair does no harm, the person takes it back with one click: about that, those decide who are there now.
 */
function notWaitedForFrom(table: SetTable, chair: StoredChair, { proposal }: OpenRequest): number {
  switch (proposal.what) {
    case 'bot':
      return goneFrom(table, chair.seat);
    case 'abandon':
      return absentFrom(table, chair, AWAY.endMs);
    case 'undo':
      return absentFrom(table, chair, AWAY.botMs);
    case 'join':
      return Math.min(absentFrom(table, chair, AWAY.botMs), deserted(table, chair));
    default:
      return proposal satisfies never;
  }
}

/** From when on a match stands still that this person has left: whoever takes a chair brings it back to life. */
function deserted(table: SetTable, { seat }: StoredChair): number {
  const { clock, clocks } = table.setting;
  return Math.max(goneFrom(table, seat), Math.min(...clocks.map((each) => endOf(clock, each))));
}

/** Before the first move it is the host who says who sits at the table. */
function decidersAmong(
  { setting, match }: SetTable,
  { proposal }: OpenRequest,
  voters: readonly StoredChair[],
): readonly StoredChair[] {
  if (proposal.what !== 'join' || (match && tallyOf(match).entries > 0)) return voters;
  const host = voters.filter(({ player }) => player === setting.host);
  return host.length > 0 ? host : voters;
}
