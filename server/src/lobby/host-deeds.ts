import type { Refusal, Seat } from '@haven/kit';
import type { Happening } from '@haven/wire';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import { shownName } from '../store/shown-name.ts';
import type { Barred, StoredChair, StoredTable } from '../store/tables.ts';
import { type Change, changeTable, judgedAnew } from '../tables/change.ts';
import { keepLine } from '../tables/chat-lines.ts';
import type { SetTable } from '../tables/table.ts';
import { chairOf, emptied } from './chairs.ts';

/** What the host does, and what everybody reads of it. */
export interface HostDeed {
  readonly change: Change;
  readonly happenings: readonly Happening[];
  /** Whose name everybody reads: it goes when they go for good. */
  readonly about?: string;
}

type Judge = (setting: StoredTable) => HostDeed | Refusal;

/** A host disposes of the table while people gather; everybody is told what became of it. */
export function asHost(
  context: ServerContext,
  table: SetTable,
  { player, judge }: { readonly player: Player; readonly judge: Judge },
): Promise<Refusal | undefined> {
  const wish = async (): Promise<Refusal | undefined> => {
    const { setting } = table;
    if (setting.phase !== 'gathering') return { code: 'not-gathering' };
    if (setting.host !== player.id) return { code: 'not-host' };
    const deed = judge(setting);
    if ('code' in deed) return deed;
    const refusal = await changeTable(context, table, deed.change);
    if (refusal) return refusal;
    await tell(context, table, { by: chairOf(setting, player), deed });
    return undefined;
  };
  return table.queue.run(() => judgedAnew(wish));
}

interface HostNews {
  readonly by: StoredChair | undefined;
  readonly deed: HostDeed;
}

async function tell(
  context: ServerContext,
  table: SetTable,
  { by, deed: { happenings, about } }: HostNews,
): Promise<void> {
  if (by === undefined) return;
  const { seat, player } = { ...by, ...(about && { player: about }) };
  for (const happening of happenings)
    await keepLine(context, table, { seat, player, said: { kind: 'happened', happening } });
}

interface HostWish {
  readonly player: Player;
  readonly seat: Seat;
}

/** Somebody has to leave and cannot sit down again. */
export function sendAway(
  context: ServerContext,
  table: SetTable,
  { player, seat }: HostWish,
): Promise<Refusal | undefined> {
  return asHost(context, table, {
    player,
    judge: (setting) => {
      const chair = personAt(setting, { player, seat });
      return 'code' in chair ? chair : sentAway(setting, chair);
    },
  });
}

interface PersonsChair extends StoredChair {
  readonly player: string;
}

/** The chair of somebody else. */
function personAt({ chairs }: StoredTable, { player, seat }: HostWish): PersonsChair | Refusal {
  const chair = chairs[seat];
  if (chair === undefined) return { code: 'unknown-chair' };
  if (chair.kind !== 'human' || chair.player === null || chair.player === player.id) return { code: 'nobody-there' };
  return { ...chair, player: chair.player };
}

function sentAway({ barred = [] }: StoredTable, chair: PersonsChair): HostDeed {
  const name = shownName(chair);
  const number = Math.max(0, ...barred.map((each) => each.number)) + 1;
  return {
    change: { chairs: [emptied(chair)], barred: [...barred, { number, player: chair.player, name }] },
    happenings: [{ what: 'sent-away', name }],
    about: chair.player,
  };
}

/** Whoever was sent away may sit down again. */
export function inviteAgain(
  context: ServerContext,
  table: SetTable,
  { player, number }: { readonly player: Player; readonly number: number },
): Promise<Refusal | undefined> {
  const isThem = (each: Barred) => each.number === number;
  const judge: Judge = ({ barred = [] }) => {
    const forgiven = barred.find(isThem);
    if (forgiven === undefined) return { code: 'nobody-there' };
    const left = barred.filter((each) => !isThem(each));
    return { change: { barred: left }, happenings: [{ what: 'invited', name: forgiven.name }], about: forgiven.player };
  };
  return asHost(context, table, { player, judge });
}

/** Somebody else is the host from now on. */
export function handOn(
  context: ServerContext,
  table: SetTable,
  { player, seat }: HostWish,
): Promise<Refusal | undefined> {
  const judge: Judge = (setting) => {
    const chair = personAt(setting, { player, seat });
    if ('code' in chair) return chair;
    const happenings = [{ what: 'handed-on', name: shownName(chair) }] as const;
    return { change: { host: chair.player }, happenings, about: chair.player };
  };
  return asHost(context, table, { player, judge });
}
