import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ConnectionState } from '../links/open-table.ts';
import { say } from '../parts/toasts.tsx';

/** Says when the server is out of reach, and when it is back. */
export function useConnectionToasts(connection: ConnectionState): void {
  const t = useTranslations('connection');
  const wasLost = useRef(false);
  useEffect(() => {
    if (connection === 'lost') {
      wasLost.current = true;
      say({ text: t('lostLong'), mood: 'bad', about: 'connection' });
    } else if (connection === 'live' && wasLost.current) {
      wasLost.current = false;
      say({ text: t('back'), mood: 'good', about: 'connection' });
    }
  }, [connection, t]);
}
