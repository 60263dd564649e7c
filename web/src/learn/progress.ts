import { preferencesOf } from '@haven/ui-kit';

/** How far somebody has come in the lessons, remembered in this browser. */
interface Progress {
  /** The step to go on with, by game and chapter; a chapter that is over has none. */
  readonly reached: Readonly<Record<string, number>>;
  readonly done: readonly string[];
}

export const useProgress = preferencesOf<Progress>('lessons', { reached: {}, done: [] });

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

/** Whether anything of a game was learned here already. */
export function useHasLearned(game: string): boolean {
  return useProgress(({ done }) => done.some((key) => key.startsWith(`${game}/`)));
}
