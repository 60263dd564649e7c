import type { Lesson } from '@haven/text-kit';

/** How a game is taught: its chapters, loaded when somebody wants to learn, and how long they take. */
export interface Course {
  readonly minutes: number;
  load(): Promise<readonly Lesson[]>;
}

/** The games that can be learned by playing. A game without lessons is not in this list. */
const courses: Readonly<Record<string, Course>> = {
  'star-bounty': { minutes: 10, load: async () => (await import('@haven/star-bounty-learn')).lessons },
  'tortuga-2199': { minutes: 12, load: async () => (await import('@haven/tortuga-2199-learn')).lessons },
  tortuga: { minutes: 8, load: async () => (await import('@haven/tortuga-learn')).lessons },
};

export function courseOf(game: string): Course | undefined {
  return Object.hasOwn(courses, game) ? courses[game] : undefined;
}
