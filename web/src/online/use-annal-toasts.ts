import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { say } from '../parts/toasts.tsx';
import { isOver, type OnlineTable } from './online-table.ts';

/** Says who gave up and who joined, while the match goes on. */
export function useAnnalToasts(company: OnlineTable | undefined): void {
  const t = useTranslations('stuck');
  const annals = company?.state.table.annals ?? [];
  const isRunning = company !== undefined && !isOver(company.state);
  const known = useRef<number>(undefined);
  const { what, name = '', seat = 0 } = annals.at(-1) ?? {};
  useEffect(() => {
    const isNew = known.current !== undefined && annals.length > known.current;
    if (company !== undefined) known.current = annals.length;
    if (!isNew || !isRunning || what === undefined || what === 'ended') return;
    say({ text: t(`${what}Now`, { name: name || (company?.seats[seat]?.name ?? '') }), mood: 'plain', about: 'annal' });
  }, [annals.length, company, isRunning, what, name, seat, t]);
}
