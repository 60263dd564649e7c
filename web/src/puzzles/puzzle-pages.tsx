import { puzzlesOf } from '@haven/games/puzzles';
import { listingOf } from '@haven/games/uis';
import { at, type GameTypes } from '@haven/kit';
import { movesBefore } from '@haven/kit/puzzles';
import type { Puzzle, PuzzleWords } from '@haven/text-kit';
import type { GameUi } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { openRehearsal, type RehearsalTable } from '../links/local/open-local.ts';
import { keepOffline } from '../page/keep-offline.ts';
import { type Loading, useLoaded } from '../page/use-loaded.ts';
import { Missing, Notice } from '../shell/missing.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { loadUi } from '../table/load-ui.ts';
import { useGameTitle } from '../words/use-game-title.ts';
import { PuzzleFrame } from './puzzle-frame.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import { puzzleKey } from './solved.ts';
import type { Attempt } from './use-puzzle.ts';

/** The puzzles of one game. */
export function PuzzlesPage({ game }: { readonly game: string }) {
  const book = useLoaded(async () => puzzlesOf(game)?.(), game);
  const listing = listingOf(game);
  useEffect(keepOffline, []);
  if (book === null) return <Waiting />;
  if (book === 'failed' || book.value === undefined || listing === undefined) return <Missing />;
  return <PuzzleList listing={listing} book={book.value} />;
}

interface Begun {
  readonly number: number;
  readonly attempt: Attempt;
}

/** One puzzle, dealt anew for each attempt. */
export function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }) {
  const [{ number, attempt }, setBegun] = useState<Begun>({ number: 0, attempt: 'own' });
  const begin = (next: Attempt) => setBegun({ number: number + 1, attempt: next });
  useEffect(keepOffline, []);
  return <PuzzleAttempt key={number} game={game} id={id} attempt={attempt} begin={begin} />;
}

interface PuzzleAttemptProps {
  readonly game: string;
  readonly id: string;
  readonly attempt: Attempt;
  readonly begin: (attempt: Attempt) => void;
}

function PuzzleAttempt({ game, id, attempt, begin }: PuzzleAttemptProps) {
  const t = useTranslations('closed');
  const title = useGameTitle(game);
  const opened = useOpened(game, id);
  if (opened === null) return <Waiting />;
  if (opened === 'failed') return <Notice title={t('title')} text={t('no-storage')} />;
  if (opened.value === undefined) return <Missing />;
  const { table, ui, ...found } = opened.value;
  const open = { game, title, key: puzzleKey(game, id), attempt, begin, ...found };
  return <PuzzleFrame open={open} table={table} ui={ui} />;
}

interface Opened {
  readonly puzzle: Puzzle;
  readonly words: PuzzleWords;
  readonly place: number;
  readonly of: number;
  readonly next: string;
  readonly table: RehearsalTable;
  readonly ui: GameUi<GameTypes>;
}

function useOpened(game: string, id: string): Loading<Opened | undefined> {
  const opened = useLoaded(() => openPuzzle(game, id), puzzleKey(game, id));
  const table = opened !== null && opened !== 'failed' ? opened.value?.table : undefined;
  useEffect(() => () => table?.link.close(), [table]);
  return opened;
}

async function openPuzzle(game: string, id: string): Promise<Opened | undefined> {
  const [book, ui] = await Promise.all([puzzlesOf(game)?.(), loadUi(game)]);
  const place = book?.puzzles.findIndex((each) => each.id === id) ?? -1;
  const puzzle = book?.puzzles[place];
  const words = puzzle && book?.words[puzzle.kind];
  if (!book || !puzzle || !words || !ui) return undefined;
  const table = await openRehearsal({ game, ...puzzle.table, options: {}, line: movesBefore(puzzle) });
  if (table === 'unknown-table') return undefined;
  const of = book.puzzles.length;
  return { puzzle, words, place, of, next: at(book.puzzles, (place + 1) % of).id, table, ui };
}
