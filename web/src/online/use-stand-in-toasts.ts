import type { Seat } from '@haven/kit';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { say } from '../parts/toasts.tsx';
import { isOver, type OnlineTable } from './online-table.ts';

/** Says for whom a bot plays from now on, and who is back; to whom it happens, a line above the board says it. */
export function useStandInToasts(company: OnlineTable | undefined): void {
  const t = useTranslations('stuck');
  const known = useRef<readonly Seat[]>(undefined);
  const { viewer } = company?.state ?? {};
  const seats = company && !isOver(company.state) ? stoodInFor(company) : undefined;
  const key = seats?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast for one change, whatever else is told.
  useEffect(() => {
    const [before, now] = [known.current, seats];
    known.current = now;
    if (before === undefined || now === undefined) return;
    const tell = (what: 'stoodIn' | 'isBack', seat: Seat) => {
      const name = company?.seats[seat]?.name ?? '';
      const isStill = company?.state.table.chairs[seat]?.name !== '';
      if (seat !== viewer && isStill) say({ text: t(what, { name }), mood: 'plain', about: `stand-in ${seat}` });
    };
    for (const seat of now) if (!before.includes(seat)) tell('stoodIn', seat);
    for (const seat of before) if (!now.includes(seat)) tell('isBack', seat);
  }, [key]);
}

function stoodInFor({ state }: OnlineTable): Seat[] {
  return state.table.chairs.filter(({ isStandIn }) => isStandIn).map(({ seat }) => seat);
}
