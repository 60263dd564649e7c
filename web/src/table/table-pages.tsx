import type { GameTypes } from '@haven/kit';
import type { GameUi } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { openLocal } from '../links/local/open-local.ts';
import type { Closed } from '../links/online-state.ts';
import type { OpenTable } from '../links/open-table.ts';
import { openRemote } from '../links/remote/open-remote.ts';
import { useOnline } from '../online/use-online.ts';
import { keepOffline } from '../page/keep-offline.ts';
import type { MatchPlace } from '../replays/replay.ts';
import { Notice } from '../shell/missing.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { beginningOf } from '../start/new-run.ts';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { loadUi } from './load-ui.ts';
import { TableFrame } from './table-frame.tsx';

/** A run of this browser; a new one carries its beginning in the history entry. */
export function LocalTablePage({ id }: { readonly id: string }) {
  const opened = useOpened(() => openLocal(id, beginningOf(history.state)), id);
  return <Opened opened={opened} place={{ kind: 'run', id }} />;
}

/** A table of the server. */
export function RemoteTablePage({ id }: { readonly id: string }) {
  const opened = useOpened(() => openRemote(id), id);
  return <Opened opened={opened} place={{ kind: 'table', id }} />;
}

type Opening = { readonly table: OpenTable; readonly ui: GameUi<GameTypes> } | { readonly closed: Closed } | null;

function useOpened(open: () => Promise<OpenTable | Closed>, id: string): Opening {
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(keepOffline, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is opened once for its id.
  useEffect(() => {
    let isGone = false;
    let table: OpenTable | undefined;
    const enter = async () => {
      const opened = await open();
      if (typeof opened === 'string') return { closed: opened };
      table = opened;
      const ui = await loadUi(opened.game);
      return ui ? { table: opened, ui } : { closed: 'unknown-game' as const };
    };
    enter()
      .catch(() => ({ closed: 'no-storage' as const }))
      .then((result) => (isGone ? table?.link.close() : setOpening(result)))
      .catch(() => undefined);
    return () => {
      isGone = true;
      table?.link.close();
    };
  }, [id]);
  return opening;
}

function Opened({ opened, place }: { readonly opened: Opening; readonly place: MatchPlace }) {
  const t = useTranslations('closed');
  if (opened === null) return <Waiting />;
  if ('closed' in opened) return <Notice title={t('title')} text={t(opened.closed)} />;
  return <Table table={opened.table} ui={opened.ui} place={place} />;
}

interface TableAt {
  readonly table: OpenTable;
  readonly ui: GameUi<GameTypes>;
  readonly place: MatchPlace;
}

/** One address from the first free chair to the end. Alone nobody has to be waited for. */
function Table({ table, ui, place }: TableAt) {
  const state = useOnline(table.online);
  const t = useTranslations('closed');
  const { phase, chairs } = state?.table ?? {};
  if (state?.closed) return <Notice title={t('title')} text={t(state.closed)} />;
  const isGathering = phase === 'gathering' || phase === 'sealing';
  if (!isGathering || table.online === undefined) return <TableFrame table={table} ui={ui} place={place} />;
  return phase === 'sealing' && chairs?.length === 1 ? <Waiting /> : <WaitingRoom online={table.online} ui={ui} />;
}
