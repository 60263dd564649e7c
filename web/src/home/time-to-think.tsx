import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { clockFace, daysAndHours } from '../online/time-left.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600_000;
const HURRY_MS = 3600_000;

/** How long one may still think: by the day in days and hours, else as on a clock that runs. */
export function TimeToThink({ until }: { readonly until: number }) {
  const t = useTranslations('people');
  const leftMs = Math.max(0, until - useSecond());
  const time = leftMs >= DAY_MS ? t('days', daysAndHours(leftMs)) : clockFace(leftMs);
  return (
    <p className="run-left" data-hurry={leftMs < HURRY_MS}>
      {t('time', { time })}
    </p>
  );
}

function useSecond(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}
