import { preferencesOf } from '@haven/ui-kit';

/** How far somebody has come in the lessons, remembered in this browser. */
interface Progress {
  /** The step to go on with, by game and chapter; a chapter that is over has none. */
  readonly reached: Readonly<Record<string, number>>;
  readonly done: readonly string[];
  /** Games that were played here. Kept beside the lessons: home knows it before it has looked for runs, and nothing jumps. */
  readonly played: readonly string[];
  /** Games that were won here. */
  readonly won: readonly string[];
}

export const useProgress = preferencesOf<Progress>('lessons', { reached: {}, done: [], played: [], won: [] });

export function chapterKey(game: string, chapter: string): string {
  return `${game}/${chapter}`;
}

export function keepReached(key: string, step: number): void {
  useProgress.setState(({ reached }) => ({ reached: { ...reached, [key]: step } }));
}

/** Whoever comes back to a chapter that is over begins it anew. */
export function keepDone(key: string): void {
  useProgress.setState(({ reached, done }) => {
    const { [key]: _over, ...rest } = reached;
    return { reached: rest, done: [...new Set([...done, key])] };
  });
}

export function keepPlayed(games: readonly string[]): void {
  keepGames('played', games);
}

export function keepWon(games: readonly string[]): void {
  keepGames('won', games);
}

function keepGames(list: 'played' | 'won', games: readonly string[]): void {
  const kept = useProgress.getState()[list];
  const all = [...new Set([...kept, ...games])];
  if (all.length > kept.length) useProgress.setState({ [list]: all });
}

/** Whether somebody has neither played a game here nor finished a chapter of it. */
export function useIsNewTo(game: string): boolean {
  return useProgress(({ done, played }) => !played.includes(game) && !done.some((key) => key.startsWith(`${game}/`)));
}

/** A chapter to go on with, and its number. */
export interface NextChapter {
  readonly id: string;
  readonly number: number;
  readonly of: number;
}

type Course = { readonly game: string; readonly chapters: readonly string[] };

/** Where somebody who has begun to learn goes on: in the chapter that was left, else in the first that is not over. */
export function nextChapter(
  { reached, done }: Pick<Progress, 'reached' | 'done'>,
  course: Course,
): NextChapter | undefined {
  const { game, chapters } = course;
  const isLeft = (id: string) => (reached[chapterKey(game, id)] ?? 0) > 0;
  const isDone = (id: string) => done.includes(chapterKey(game, id));
  const id = chapters.find(isLeft) ?? chapters.find((each) => !isDone(each));
  const hasBegun = chapters.some((each) => isLeft(each) || isDone(each));
  if (id === undefined || !hasBegun) return undefined;
  return { id, number: chapters.indexOf(id) + 1, of: chapters.length };
}

/** Whoever has won no game of their own yet meets the Deckhand, however much they have learned. */
export function firstLevel(game: string, { won } = useProgress.getState()): { readonly level?: 'deckhand' } {
  return won.includes(game) ? {} : { level: 'deckhand' };
}
