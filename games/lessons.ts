import type { Lesson } from '@haven/text-kit';

/** How a game is taught: its chapters, loaded when somebody wants to learn, and how long they take. */
export interface Lessons {
  readonly minutes: number;
  /** Their ids in order: how far somebody is can be said before they are loaded. */
  readonly chapters: readonly string[];
  load(): Promise<readonly Lesson[]>;
}

/** The games that can be learned by playing. A game without lessons is not in this list. */
const lessons: Readonly<Record<string, Lessons>> = {
  'star-bounty': {
    minutes: 11,
    chapters: ['battle', 'improvising', 'capture', 'shop', 'critical', 'medals'],
    load: async () => (await import('@haven/star-bounty-learn')).lessons,
  },
  'tortuga-2199': {
    minutes: 13,
    chapters: ['turn', 'moving', 'market', 'hunting', 'conquering', 'combat', 'ending'],
    load: async () => (await import('@haven/tortuga-2199-learn')).lessons,
  },
  tortuga: {
    minutes: 11,
    chapters: ['dice', 'majorities', 'stealing', 'moving', 'scoring', 'two-players'],
    load: async () => (await import('@haven/tortuga-learn')).lessons,
  },
};

export function lessonsOf(game: string): Lessons | undefined {
  return Object.hasOwn(lessons, game) ? lessons[game] : undefined;
}
