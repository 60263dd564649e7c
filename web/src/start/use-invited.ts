import type { Seat } from '@haven/kit';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { OnlineState } from '../links/online-state.ts';

/** Goes to a table to sit down there at once: on a chair of one's own, or on the first that is free. */
export function goAndSit(table: string, chair: Seat | 'free'): void {
  navigate(`/table/${table}`, { state: { chair } });
}

function wishedChair(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'chair' in state ? state.chair : undefined;
}

/** Sits down once, if the way here said so. */
export function useInvited({ table, viewer }: OnlineState, sit: (seat: Seat) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival.
  useEffect(() => {
    const wish = wishedChair();
    if (wish === undefined || viewer !== 'spectator' || table.phase !== 'gathering') return;
    history.replaceState(null, '');
    const free = table.chairs.find(({ kind, name }) => kind === 'open' && name === '')?.seat;
    const seat = typeof wish === 'number' ? wish : free;
    if (seat !== undefined) sit(seat);
  }, []);
}
