import { countDown, playSound } from '@haven/ui-kit';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isOver, type OnlineTable } from './online-table.ts';
import { lastSecondsIn, timeLeft } from './time-left.ts';
import { useServerNow } from './use-server-now.ts';

/** When the ticking gives way to a softer warning. */
const LAST_WARNING = 3;

/** The last ten seconds of one's own time: shown where the game asks, heard every second, read aloud once. */
export function LastCall({ company }: { readonly company: OnlineTable }) {
  const t = useTranslations('people');
  const seconds = useMySeconds(company);
  useEffect(() => {
    countDown(seconds);
    if (seconds !== null) playSound(seconds > LAST_WARNING ? 'tick' : 'lastTick');
  }, [seconds]);
  useEffect(() => () => countDown(null), []);
  return (
    <p className="visually-hidden" role="alert">
      {seconds === null ? '' : t('lastSeconds')}
    </p>
  );
}

function useMySeconds({ state }: OnlineTable): number | null {
  const now = useServerNow(state);
  const { table, viewer, lostAt } = state;
  if (viewer === 'spectator' || lostAt !== undefined || isOver(state)) return null;
  const clock = table.clocks.find(({ seat }) => seat === viewer);
  return lastSecondsIn(timeLeft(table.clock, clock, now));
}
