import type { Seat } from '@haven/kit';
import { useEffect, useState } from 'react';
import { askForChair, fetchSeat } from '../tables/lobby.ts';
import { introduce } from '../tables/me.ts';
import type { Company } from './company.ts';
import { useComplaint } from './use-complaint.ts';

/** Asks for a bot's chair, and sits down on it as soon as the table has agreed. */
export function useJoining({ online, state }: Company): (seat: Seat) => void {
  const complain = useComplaint();
  const [asked, setAsked] = useState<Seat>();
  const { id, chairs } = state.table;
  const isGiven = asked !== undefined && chairs[asked]?.kind === 'human';
  useEffect(() => {
    if (!isGiven) return;
    setAsked(undefined);
    void fetchSeat(id).then((taken) => taken && online.sit(taken.token));
  }, [isGiven, id, online]);
  const ask = async (seat: Seat) => {
    setAsked(seat);
    const refusal = (await introduce()) ?? (await askForChair(id, seat)).refusal;
    if (refusal) {
      setAsked(undefined);
      complain(refusal);
    }
  };
  return (seat) => void ask(seat);
}
