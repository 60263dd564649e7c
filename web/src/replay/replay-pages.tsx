import type { GameTypes } from '@haven/kit';
import type { GameUi } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFragment } from '../page/use-fragment.ts';
import type { ReplaySource } from '../replays/replay-messages.ts';
import { useOpenedReplay } from '../replays/use-opened-replay.ts';
import { Notice } from '../shell/missing.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { loadUi } from '../table/load-ui.ts';
import { ReplayFrame } from './replay-frame.tsx';

/** A match of this browser, of the server, or from a file. */
export function ReplayPage({ kind, id }: ReplaySource) {
  const t = useTranslations('closed');
  const replay = useOpenedReplay({ kind, id });
  const ui = useUi(replay !== null && typeof replay === 'object' ? replay.head.game : undefined);
  if (typeof replay === 'string') return <Notice title={t('title')} text={t(replay)} />;
  if (ui === null) return <Notice title={t('title')} text={t('unknown-game')} />;
  if (replay === null || ui === undefined) return <Waiting />;
  return <ReplayFrame replay={replay} ui={ui} source={{ kind, id }} />;
}

/** A match that the address itself carries: it opens without any server. */
export function SharedReplay() {
  const fragment = useFragment();
  return <ReplayPage kind="shared" id={fragment} key={fragment} />;
}

/** Undefined until it is there, null if there is none. */
function useUi(game: string | undefined): GameUi<GameTypes> | null | undefined {
  const [ui, setUi] = useState<GameUi<GameTypes> | null>();
  useEffect(() => {
    if (game === undefined) return;
    const loading = loadUi(game) ?? Promise.resolve(null);
    loading.then(setUi, () => setUi(null));
  }, [game]);
  return ui;
}
