import type { Seat } from '@haven/kit';
import { useEffect, useState } from 'react';
import { askForChair, fetchSeat, withdrawAsk } from '../api/lobby.ts';
import { introduce } from '../api/me.ts';
import type { OnlineTable } from './online-table.ts';
import { useComplaint } from './use-complaint.ts';

export interface ChairAsking {
  /** The number of the request, as long as the table has not agreed. */
  readonly request: number | undefined;
  ask(seat: Seat): void;
  withdraw(): void;
}

/** Asks for a bot's chair, and sits down on it as soon as the table has agreed. */
export function useJoining({ online, state }: OnlineTable): ChairAsking {
  const complain = useComplaint();
  const [asked, setAsked] = useState<Seat>();
  const [request, setRequest] = useState<number>();
  const { id, chairs } = state.table;
  const isGiven = asked !== undefined && chairs[asked]?.kind === 'human';
  useEffect(() => {
    if (!isGiven) return;
    setAsked(undefined);
    void fetchSeat(id).then((taken) => taken && online.sit(taken.token));
  }, [isGiven, id, online]);
  const ask = async (seat: Seat) => {
    setAsked(seat);
    const unknown = await introduce();
    const { refusal, value } = unknown ? { refusal: unknown } : await askForChair(id, seat);
    setRequest(value?.request);
    if (refusal) {
      setAsked(undefined);
      complain(refusal);
    }
  };
  const withdraw = async (seat: Seat) => {
    const { refusal } = await withdrawAsk(id, seat);
    setAsked(undefined);
    if (refusal) complain(refusal);
  };
  return {
    request,
    ask: (seat) => void ask(seat),
    withdraw: () => void (asked !== undefined && withdraw(asked)),
  };
}
