import { playSound } from '@haven/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { OnlineState } from '../links/online-state.ts';
import { notify } from '../notices/notify.ts';
import { say } from '../parts/toasts.tsx';
import { arrivalsIn } from './arrivals.ts';
import type { RoomNews } from './use-room-news.ts';

/** Says to those at the table who else sat down and who stood up, wherever the page is scrolled. */
export function useArrivals({ table: { chairs }, viewer }: OnlineState, { nameOf, onNews }: RoomNews): void {
  const t = useTranslations('room');
  const known = useRef({ chairs, viewer });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the chairs.
  useEffect(() => {
    const mine = [viewer, known.current.viewer];
    const arrivals = arrivalsIn(known.current.chairs, chairs).filter(({ chair }) => !mine.includes(chair.seat));
    known.current = { chairs, viewer };
    // Whoever sits down is a visitor until the table has told them their seat.
    if (arrivals.length === 0 || viewer === 'spectator') return;
    const text = arrivals.map(({ what, chair }) => t(what, { name: nameOf(chair) })).join(' ');
    say({ text, mood: 'plain', about: 'arrivals' });
    playSound('coin');
    notify(text);
    onNews();
  }, [chairs]);
}
