import type { Seat } from '@haven/kit';
import type { ChatLine } from '@haven/wire';
import { useState } from 'react';

const keyOf = (table: string) => `haven.muted.${table}`;

function mutedAt(table: string): readonly Seat[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]') as Seat[];
  } catch {
    return [];
  }
}

export interface Mutes {
  readonly seats: readonly Seat[];
  toggle(seat: Seat): void;
}

/** What happened to the table is read by everybody. */
export function heardOf(lines: readonly ChatLine[], { seats }: Mutes): readonly ChatLine[] {
  return lines.filter(({ seat, said }) => said.kind === 'happened' || !seats.includes(seat));
}

/** Whom this browser does not want to hear at a table, remembered. */
export function useMutes(table: string): Mutes {
  const [seats, setSeats] = useState(() => mutedAt(table));
  const toggle = (seat: Seat) => {
    const next = seats.includes(seat) ? seats.filter((each) => each !== seat) : [...seats, seat];
    localStorage.setItem(keyOf(table), JSON.stringify(next));
    setSeats(next);
  };
  return { seats, toggle };
}
