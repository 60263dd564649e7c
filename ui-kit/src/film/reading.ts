import type { BotPace } from '../theme/settings.ts';

interface Reader {
  /** To notice that there is something new to read, in milliseconds. */
  readonly notices: number;
  readonly perCharacter: number;
}

/** Whoever wants bots to be instant looks at the pictures alone. */
const READER: Readonly<Record<BotPace, Reader>> = {
  calm: { notices: 600, perCharacter: 60 },
  brisk: { notices: 300, perCharacter: 42 },
  instant: { notices: 0, perCharacter: 0 },
};

/** How long a caption has to stay to be read at this pace, in milliseconds. */
export function readingTime(caption: string, pace: BotPace): number {
  if (caption === '') return 0;
  const { notices, perCharacter } = READER[pace];
  return notices + perCharacter * caption.length;
}
