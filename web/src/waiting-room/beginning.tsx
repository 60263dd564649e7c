import type { TableInfo } from '@haven/wire';
import { Play } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OnlineState } from '../links/online-state.ts';
import { isComplete } from './gathered.ts';
import type { ChairWishes } from './use-chairs.ts';

interface BeginningProps {
  readonly state: OnlineState;
  readonly wishes: ChairWishes;
}

/** The host begins; everybody else is told what they wait for. */
export function Beginning({ state, wishes }: BeginningProps) {
  const t = useTranslations('room');
  const { table, viewer } = state;
  const free = table.chairs.filter(({ kind }) => kind === 'open').length;
  if (table.phase === 'sealing') return <p role="status">{t('sealing')}</p>;
  if (viewer === 'spectator' && free > 0) return <p role="status">{t('sitDown')}</p>;
  if (viewer !== table.host && table.begins) return null;
  if (viewer === 'spectator' || viewer !== table.host) return <WaitLine table={table} />;
  return (
    <div className="room-begin">
      <button
        type="button"
        className={free === 0 ? 'button button-main' : 'button'}
        disabled={wishes.isBusy}
        onClick={() => wishes.begin(table.chairs)}
      >
        <Play aria-hidden="true" />
        {free === 0 ? t('begin') : t('fillAndBegin', { count: free })}
      </button>
      {free > 0 && <p className="room-hint">{t('fillHint')}</p>}
    </div>
  );
}

/** Of a host who is away something else is told: who takes over, and when. */
function WaitLine({ table: { chairs, host } }: { readonly table: TableInfo }) {
  const t = useTranslations('room');
  const { name, awaySince } = chairs.find(({ seat }) => seat === host) ?? {};
  if (awaySince !== undefined) return null;
  const isReady = isComplete(chairs);
  if (!name) return <p role="status">{t(isReady ? 'readyForHost' : 'waitForHost')}</p>;
  return <p role="status">{t(isReady ? 'readyFor' : 'waitFor', { name })}</p>;
}
