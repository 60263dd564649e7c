import type { GameTypes } from '@haven/kit';
import type { GameUi } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../missing.tsx';
import { loadUi } from '../table/load-ui.ts';
import type { Source } from '../tables/story-messages.ts';
import { Waiting } from '../waiting.tsx';
import { ReplayFrame } from './replay-frame.tsx';
import { useFragment } from './use-fragment.ts';
import { useStory } from './use-story.ts';

/** A match of this browser, of the server, or from a file. */
export function Replay({ kind, id }: Source) {
  const t = useTranslations('closed');
  const story = useStory({ kind, id });
  const ui = useUi(story !== null && typeof story === 'object' ? story.head.game : undefined);
  if (typeof story === 'string') return <Notice title={t('title')} text={t(story)} />;
  if (ui === null) return <Notice title={t('title')} text={t('unknown-game')} />;
  if (story === null || ui === undefined) return <Waiting />;
  return <ReplayFrame story={story} ui={ui} source={{ kind, id }} />;
}

/** A match that the address itself carries: it opens without any server. */
export function SharedReplay() {
  const fragment = useFragment();
  return <Replay kind="shared" id={fragment} key={fragment} />;
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
