import { type Chair, HOST_PATIENCE_MS } from '@haven/wire';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { OnlineState } from '../links/online-state.ts';
import { clockFace } from '../online/time-left.ts';
import { useServerNow } from '../online/use-server-now.ts';
import { say } from '../parts/toasts.tsx';
import { useChairName } from '../words/use-chair-name.ts';
import { isOnlyHeir } from './gathered.ts';

/** Whoever waits for a host that is away is told for how long. */
export function HostLine({ state }: { readonly state: OnlineState }) {
  const { table, viewer } = state;
  const host = table.chairs.find(({ seat }) => seat === table.host);
  useNewHost(state, host);
  if (host?.awaySince === undefined || table.phase !== 'gathering' || viewer === 'spectator') return null;
  return <HostAway host={host} state={state} until={host.awaySince + HOST_PATIENCE_MS} />;
}

interface AwayProps {
  readonly host: Chair;
  readonly until: number;
  readonly state: OnlineState;
}

function HostAway({ host, until, state }: AwayProps) {
  const { table, viewer } = state;
  const t = useTranslations('gathering');
  const nameOf = useChairName(table.game);
  const time = clockFace(Math.max(0, until - useServerNow(state)));
  return (
    <p className="room-hint" role="timer">
      {t(isOnlyHeir(table, viewer) ? 'hostAwayYou' : 'hostAway', { name: nameOf(host), time })}
    </p>
  );
}

/** Says who is host from now on, if the table was handed on. */
function useNewHost({ viewer, table }: OnlineState, host: Chair | undefined): void {
  const t = useTranslations('gathering');
  const nameOf = useChairName(table.game);
  const seat = host?.seat;
  const known = useRef(seat);
  const name = host ? nameOf(host) : '';
  useEffect(() => {
    if (seat !== undefined && known.current !== undefined && seat !== known.current)
      say({ text: seat === viewer ? t('youAreHost') : t('newHost', { name }), mood: 'plain', about: 'host' });
    known.current = seat ?? known.current;
  }, [seat, viewer, name, t]);
}
