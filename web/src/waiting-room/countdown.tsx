import type { Beginning, TableInfo } from '@haven/wire';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { askToWait } from '../api/lobby.ts';
import type { OnlineState } from '../links/online-state.ts';
import { clockFace } from '../online/time-left.ts';
import { useComplaint } from '../online/use-complaint.ts';
import { useServerNow } from '../online/use-server-now.ts';
import { useChairName } from '../words/use-chair-name.ts';
import './countdown.css';

/** A full public table begins by itself; everybody at it may ask the others once to wait. */
export function Countdown({ state }: { readonly state: OnlineState }) {
  const { begins, phase } = state.table;
  return begins && phase === 'gathering' ? <Running state={state} begins={begins} /> : null;
}

function Running({ state, begins }: { readonly state: OnlineState; readonly begins: Beginning }) {
  const t = useTranslations('gathering');
  const { table, viewer } = state;
  const time = clockFace(Math.max(0, begins.at - useServerNow(state)));
  const mayAsk = viewer !== 'spectator' && !begins.waited.includes(viewer);
  return (
    <div className="countdown">
      <Hourglass aria-hidden="true" />
      <div className="countdown-words">
        <p role="timer">{t.rich('begins', { time: () => <strong className="countdown-time">{time}</strong> })}</p>
        {begins.waited.length > 0 && <Waited table={table} begins={begins} />}
      </div>
      {mayAsk && <WaitButton table={table.id} />}
    </div>
  );
}

function Waited({ table, begins }: { readonly table: TableInfo; readonly begins: Beginning }) {
  const t = useTranslations('gathering');
  const nameOf = useChairName(table.game);
  const names = table.chairs.filter(({ seat }) => begins.waited.includes(seat)).map(nameOf);
  return (
    <p className="room-hint" role="status">
      {t('waited', { names: useFormatter().list(names), count: names.length })}
    </p>
  );
}

function WaitButton({ table }: { readonly table: string }) {
  const t = useTranslations('gathering');
  const complain = useComplaint();
  const [isBusy, setBusy] = useState(false);
  const ask = () => {
    setBusy(true);
    void askToWait(table)
      .then(({ refusal }) => refusal && complain(refusal))
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" className="button button-small" disabled={isBusy} onClick={ask}>
      {t('wait')}
    </button>
  );
}
