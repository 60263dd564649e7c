import { WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ConnectionState } from '../links/open-table.ts';

/** A lamp with a word: the colour alone would not say it. */
export function ConnectionSign({ connection }: { readonly connection: ConnectionState }) {
  const t = useTranslations('connection');
  const state = t(connection);
  return (
    <p className="connection" data-connection={connection} role="status" aria-label={t('label', { state })}>
      {connection === 'lost' ? (
        <WifiOff className="lamp-out" aria-hidden="true" />
      ) : (
        <span className="lamp" aria-hidden="true" />
      )}
      <span className="connection-word" aria-hidden="true">
        {state}
      </span>
    </p>
  );
}
