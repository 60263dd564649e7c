import type { GameTypes } from '@haven/kit';
import type { GameUi } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../missing.tsx';
import { loadUi } from '../table/load-ui.ts';
import type { History } from '../tables/history.ts';
import { type NoStory, type Place, storyOf } from '../tables/story.ts';
import { Waiting } from '../waiting.tsx';
import { ReplayFrame } from './replay-frame.tsx';

export function LocalReplay({ id }: { readonly id: string }) {
  return <Replay kind="run" id={id} />;
}

export function RemoteReplay({ id }: { readonly id: string }) {
  return <Replay kind="table" id={id} />;
}

type Reading = { readonly history: History; readonly ui: GameUi<GameTypes> } | { readonly closed: NoStory } | null;

function Replay({ kind, id }: Place) {
  const t = useTranslations('closed');
  const [reading, setReading] = useState<Reading>(null);
  useEffect(() => {
    read({ kind, id }).then(setReading, () => setReading({ closed: 'unreachable' }));
  }, [kind, id]);
  if (reading === null) return <Waiting />;
  if ('closed' in reading) return <Notice title={t('title')} text={t(reading.closed)} />;
  return <ReplayFrame history={reading.history} ui={reading.ui} place={{ kind, id }} />;
}

async function read(place: Place): Promise<Exclude<Reading, null>> {
  const history = await storyOf(place);
  if (typeof history === 'string') return { closed: history };
  const ui = await loadUi(history.game);
  return ui ? { history, ui } : { closed: 'unknown-table' };
}
