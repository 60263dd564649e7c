import type { FromTable, GameTypes, Seat, Viewer } from '@haven/kit';
import { paceOf, useSettings } from '@haven/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HotSeat } from '../links/hand-over.ts';
import type { ConnectionState, OpenTable } from '../links/open-table.ts';
import type { Advice } from '../why/explanation.ts';
import { HINT } from '../why/hint-aid.ts';
import { hasGap, heard, NOTHING_SEEN, type TableState } from './table-state.ts';

export interface TableInHand extends TableState {
  readonly connection: ConnectionState;
  readonly hotSeat: HotSeat;
  readonly aids: readonly string[];
  play(move: string): void;
  undo(): void;
  aided(aid: string): void;
  take(seat: Seat): void;
  /** What a Captain would do; counted as often as it is asked. */
  advise(): Promise<Advice | undefined>;
}

/** An answer that comes at once is waited for unseen: nothing on the table goes out and on again. */
const UNSEEN_MS = 150;

/** What is known of the table, and through whose eyes. */
interface Held {
  readonly viewer: Viewer;
  readonly state: TableState;
}

/** Follows an open table: what it tells, what is said to it. */
export function useTable(table: OpenTable): TableInHand {
  const { link } = table;
  const connection = useConnection(table);
  const hotSeat = useHotSeat(table);
  const { state, known, say } = useTold(table, hotSeat.viewer);
  usePace(table);
  return {
    ...state,
    ...useAids(table),
    connection,
    hotSeat,
    take: table.take,
    play: (move) => say(() => link.play(known().seen?.asked ?? 0, move)),
    undo: () => say(() => link.undo(1)),
  };
}

/** What the table has told this viewer, and how to say something that it will answer. */
function useTold(table: OpenTable, viewer: Viewer) {
  const [held, setHeld] = useState<Held>({ viewer, state: NOTHING_SEEN });
  const latest = useRef(held);
  const known = useCallback(() => latest.current.state, []);
  const update = useCallback((state: TableState, viewer = latest.current.viewer) => {
    latest.current = { viewer, state };
    setHeld(latest.current);
  }, []);
  useHearing(table, { viewer, known, update });

  const say = (speak: () => void) => {
    if (known().waiting) return;
    const waiting: Held = { ...latest.current, state: { ...known(), waiting: true, refusal: null } };
    latest.current = waiting;
    setTimeout(() => latest.current === waiting && setHeld(waiting), UNSEEN_MS);
    speak();
  };
  // Not for a single frame does the next one see what was shown to the one before.
  return { state: held.viewer === viewer ? held.state : NOTHING_SEEN, known, say };
}

interface Hearing {
  readonly viewer: Viewer;
  known(): TableState;
  update(state: TableState, viewer?: Viewer): void;
}

function useHearing(table: OpenTable, { viewer, known, update }: Hearing): void {
  const { link } = table;
  useEffect(() => {
    const hear = (message: FromTable<GameTypes>) => {
      const before = known();
      if (hasGap(before, message)) link.look(before.told.length);
      // Shown one by one: of messages that come in a burst, all but the last would have no news for anybody.
      flushSync(() => update(heard(before, message)));
    };
    return link.listen(hear);
  }, [link, known, update]);

  useEffect(() => table.watchAnew(() => update(NOTHING_SEEN)), [table, update]);

  useEffect(() => {
    update(NOTHING_SEEN, viewer);
    link.look(0);
  }, [link, update, viewer]);
}

/** The helping tools that were used, and how to use one. */
function useAids(table: OpenTable): Pick<TableInHand, 'aids' | 'aided' | 'advise'> {
  const [aids, setAids] = useState(table.aids);
  return {
    aids,
    aided: (aid) => {
      if (aids.includes(aid)) return;
      setAids([...aids, aid]);
      table.link.aided(aid);
    },
    advise: async () => {
      const advice = await table.advise?.();
      if (advice) setAids((before) => [...before, HINT]);
      return advice;
    },
  };
}

function useConnection(table: OpenTable): ConnectionState {
  const [connection, setConnection] = useState<ConnectionState>('joining');
  useEffect(() => table.watch(setConnection), [table]);
  return connection;
}

function useHotSeat(table: OpenTable): HotSeat {
  const [hotSeat, setHotSeat] = useState(table.hotSeat);
  useEffect(() => table.watchHotSeat(setHotSeat), [table]);
  return hotSeat;
}

function usePace(table: OpenTable): void {
  const pace = useSettings((settings) => settings.botPace);
  useEffect(() => table.setPace(paceOf(pace)), [table, pace]);
}
