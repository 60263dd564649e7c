import type { Lesson } from '@haven/text-kit';

/** How a game is taught: its chapters, loaded when somebody wants to learn, and how long they take. */
export interface Lessons {
  readonly minutes: number;
  load(): Promise<readonly Lesson[]>;
}

/** The games that can be learned by playing. A game without lessons is not in this list. */
const lessons: Readonly<Record<string, Lessons>> = {
  'star-bounty': { minutes: 10, load: async () => (await import('@haven/star-bounty-learn')).lessons },
  'tortuga-2199': { minutes: 12, load: async () => (await import('@haven/tortuga-2199-learn')).lessons },
  tortuga: { minutes: 8, load: async () => (await import('@haven/tortuga-learn')).lessons },
};

export function lessonsOf(game: string): Lessons | undefined {
  return Object.hasOwn(lessons, game) ? lessons[game] : undefined;
}
