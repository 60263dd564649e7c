import { lessonsOf } from '@haven/games/lessons';
import { listingOf } from '@haven/games/uis';
import type { GameTypes } from '@haven/kit';
import { type Lesson, lineOf, playedBefore } from '@haven/text-kit';
import type { GameUi } from '@haven/ui-kit';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { chapterKey, useProgress } from '../experience/lessons.ts';
import { openRehearsal, type RehearsalTable } from '../links/local/open-local.ts';
import { keepOffline } from '../page/keep-offline.ts';
import { type Loading, useLoaded } from '../page/use-loaded.ts';
import { Missing, Notice } from '../shell/missing.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { loadUi } from '../table/load-ui.ts';
import { useGameTitle } from '../words/use-game-title.ts';
import type { Chapter } from './chapter.ts';
import { Chapters } from './chapters.tsx';
import { LessonFrame } from './lesson-frame.tsx';

/** The chapters of one game. */
export function ChaptersPage({ game }: { readonly game: string }) {
  const lessons = useLoaded(async () => lessonsOf(game)?.load(), game);
  const listing = listingOf(game);
  useEffect(keepOffline, []);
  if (lessons === null) return <Waiting />;
  if (lessons === 'failed' || lessons.value === undefined || listing === undefined) return <Missing />;
  return <Chapters listing={listing} lessons={lessons.value} />;
}

/** One chapter, from where one left it. */
export function LessonPage({ game, chapter }: { readonly game: string; readonly chapter: string }) {
  const t = useTranslations('closed');
  const title = useGameTitle(game);
  const key = chapterKey(game, chapter);
  const opened = useOpened(game, chapter);
  useEffect(keepOffline, []);
  if (opened === null) return <Waiting />;
  if (opened === 'failed') return <Notice title={t('title')} text={t('no-storage')} />;
  if (opened.value === undefined) return <Missing />;
  const { table, ui, ...taught } = opened.value;
  return <LessonFrame chapter={{ game, title, key, ...taught }} table={table} ui={ui} />;
}

interface Opened extends Pick<Chapter, 'lesson' | 'following' | 'untaught' | 'first'> {
  readonly table: RehearsalTable;
  readonly ui: GameUi<GameTypes>;
}

function useOpened(game: string, chapter: string): Loading<Opened | undefined> {
  const opened = useLoaded(() => openChapter(game, chapter), chapterKey(game, chapter));
  const table = opened !== null && opened !== 'failed' ? opened.value?.table : undefined;
  useEffect(() => () => table?.link.close(), [table]);
  return opened;
}

async function openChapter(game: string, chapter: string): Promise<Opened | undefined> {
  const [lessons = [], ui] = await Promise.all([lessonsOf(game)?.load(), loadUi(game)]);
  const place = lessons.findIndex(({ id }) => id === chapter);
  const lesson = lessons[place];
  if (lesson === undefined || ui === undefined) return undefined;
  const first = firstStep(lesson, chapterKey(game, chapter));
  const { options = {}, ...deal } = lesson.table;
  const line = lineOf(lesson).slice(0, playedBefore(lesson, first));
  const table = await openRehearsal({ game, ...deal, options, line });
  if (table === 'unknown-table') return undefined;
  const later = lessons.slice(place + 1);
  return { lesson, following: later[0], untaught: later.flatMap(({ teaches }) => teaches), first, table, ui };
}

/** A lesson may have become shorter since. */
function firstStep({ steps }: Lesson, key: string): number {
  const reached = useProgress.getState().reached[key] ?? 0;
  return reached < steps.length ? reached : 0;
}
