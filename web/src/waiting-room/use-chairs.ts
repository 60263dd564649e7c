import type { Refusal, Seat } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import type { Chair } from '@haven/wire';
import { useState } from 'react';
import { useComplaint } from '../online/use-complaint.ts';
import type { Answer } from '../tables/ask.ts';
import { leaveChair, seatBot, startTable, takeChair } from '../tables/lobby.ts';
import { introduce } from '../tables/me.ts';
import type { Online } from '../tables/open-table.ts';

/** What can be done about the chairs while people gather. */
export interface ChairWishes {
  readonly isBusy: boolean;
  sit(seat: Seat): void;
  /** Goes by this name, on the chair if one has one. */
  name(name: string, seat: Seat | undefined): void;
  free(seat: Seat): void;
  seatBot(seat: Seat): void;
  /** Bots take the chairs that are still free, and the match begins. */
  begin(chairs: readonly Chair[]): void;
}

export function useChairs(online: Online): ChairWishes {
  const { id } = online.state().table;
  const complain = useComplaint();
  const [isBusy, setBusy] = useState(false);
  const doing = (act: () => Promise<Refusal | undefined>) => {
    setBusy(true);
    void act()
      .then((refusal) => refusal && complain(refusal))
      .finally(() => setBusy(false));
  };
  const sit = async (seat: Seat) => {
    const unnamed = await introduce();
    if (unnamed) return unnamed;
    const { refusal, value } = await takeChair(id, seat);
    if (value) online.sit(value.token);
    return refusal;
  };
  return {
    isBusy,
    sit: (seat) => doing(() => sit(seat)),
    name: (name, seat) => {
      useSettings.getState().change({ nickname: name });
      doing(() => (seat === undefined ? introduce() : sit(seat)));
    },
    free: (seat) => doing(() => refusalOf(leaveChair(id, seat))),
    seatBot: (seat) => doing(() => refusalOf(seatBot(id, seat))),
    begin: (chairs) => doing(() => begin(id, chairs)),
  };
}

async function begin(table: string, chairs: readonly Chair[]): Promise<Refusal | undefined> {
  for (const { seat } of chairs.filter(({ kind }) => kind === 'open')) {
    const refusal = await refusalOf(seatBot(table, seat));
    if (refusal) return refusal;
  }
  return refusalOf(startTable(table));
}

async function refusalOf(asking: Promise<Answer<unknown>>): Promise<Refusal | undefined> {
  return (await asking).refusal;
}
