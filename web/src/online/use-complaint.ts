import type { Refusal } from '@haven/kit';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Online } from '../links/open-table.ts';
import { say } from '../parts/toasts.tsx';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';

/** What nobody shall overlook. */
const GRAVE = ['answer-exchanged', 'sent-away'];

/** Says in words why something was refused. */
export function useComplaint(): (refusal: Refusal) => void {
  const platformLine = usePlatformRefusals();
  const sorry = useTranslations('refusals')('server-error');
  return (refusal) => {
    const stays = GRAVE.includes(refusal.code);
    say({ text: platformLine(refusal) ?? sorry, mood: 'bad', about: stays ? refusal.code : 'refusal', stays });
  };
}

/** Says whatever the server refuses outside the game. */
export function useComplaints(online: Online | undefined): void {
  const complain = useComplaint();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language by themselves at the next visit.
  useEffect(() => online?.watchRefusals(complain), [online]);
}
