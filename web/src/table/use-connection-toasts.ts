import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ConnectionState } from '../links/open-table.ts';
import { isLost } from '../online/lost.ts';
import { say } from '../parts/toasts.tsx';

/** Says when the server is back within reach; that it is not is said above the board for as long as it lasts. */
export function useConnectionToasts(connection: ConnectionState): void {
  const t = useTranslations('connection');
  const lostAt = useRef<number>(undefined);
  useEffect(() => {
    if (connection === 'lost') lostAt.current ??= Date.now();
    if (connection !== 'live' || lostAt.current === undefined) return;
    if (isLost({ lostAt: lostAt.current }, Date.now())) say({ text: t('back'), mood: 'good', about: 'connection' });
    lostAt.current = undefined;
  }, [connection, t]);
}
