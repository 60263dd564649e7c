import type { FromTable, GameTypes, Seat } from '@haven/kit';
import { paceOf, useSettings } from '@haven/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Chair } from '../tables/chair.ts';
import type { Connection, OpenTable } from '../tables/open-table.ts';
import { hasGap, heard, NOTHING_SEEN, type TableState } from './table-state.ts';

export interface TableInHand extends TableState {
  readonly connection: Connection;
  readonly chair: Chair;
  readonly aids: readonly string[];
  play(move: string): void;
  undo(): void;
  aided(aid: string): void;
  take(seat: Seat): void;
}

/** Follows an open table: what it tells, what is said to it. */
export function useTable(table: OpenTable): TableInHand {
  const { link } = table;
  const [state, setState] = useState(NOTHING_SEEN);
  const [aids, setAids] = useState(table.aids);
  const latest = useRef(state);
  const connection = useConnection(table);
  const chair = useChair(table);
  usePace(table);

  const update = useCallback((next: TableState) => {
    latest.current = next;
    setState(next);
  }, []);

  useEffect(() => {
    const hear = (message: FromTable<GameTypes>) => {
      if (hasGap(latest.current, message)) link.look(latest.current.told.length);
      // Shown one by one: of messages that come in a burst, all but the last would have no news for anybody.
      flushSync(() => update(heard(latest.current, message)));
    };
    return link.listen(hear);
  }, [link, update]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer learns everything from the start.
  useEffect(() => {
    update(NOTHING_SEEN);
    link.look(0);
  }, [link, update, chair.viewer]);

  const say = (speak: () => void) => {
    if (latest.current.waiting) return;
    update({ ...latest.current, waiting: true, refusal: null });
    speak();
  };
  return {
    ...state,
    connection,
    chair,
    aids,
    take: table.take,
    play: (move) => say(() => link.play(latest.current.seen?.asked ?? 0, move)),
    undo: () => say(() => link.undo(1)),
    aided: (aid) => {
      if (aids.includes(aid)) return;
      setAids([...aids, aid]);
      link.aided(aid);
    },
  };
}

function useConnection(table: OpenTable): Connection {
  const [connection, setConnection] = useState<Connection>('joining');
  useEffect(() => table.watch(setConnection), [table]);
  return connection;
}

function useChair(table: OpenTable): Chair {
  const [chair, setChair] = useState(table.chair);
  useEffect(() => table.watchChair(setChair), [table]);
  return chair;
}

function usePace(table: OpenTable): void {
  const pace = useSettings((settings) => settings.botPace);
  useEffect(() => table.setPace(paceOf(pace)), [table, pace]);
}
