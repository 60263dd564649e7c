import { report, type ServerContext } from '../server-context.ts';

/** One list of moments for the whole house: a table that is forgotten leaves no timer behind. */
export interface Timers {
  /** Rings once at that time; a name has one timer, the one set last. */
  set(name: string, at: number, ring: () => unknown): void;
  has(name: string): boolean;
  clear(name: string): void;
  close(): void;
}

interface Timer {
  readonly at: number;
  ring(): unknown;
}

export function createTimers(context: ServerContext, tickMs: number): Timers {
  const timers = new Map<string, Timer>();
  const tick = () => {
    const now = context.now();
    const due = [...timers].filter(([, { at }]) => at <= now);
    for (const [name] of due) timers.delete(name);
    for (const [, { ring }] of due) void rung(context, ring);
  };
  const stopTicking = context.later.every(tickMs, tick);
  return {
    set: (name, at, ring) => void timers.set(name, { at, ring }),
    has: (name) => timers.has(name),
    clear: (name) => void timers.delete(name),
    close: () => {
      stopTicking();
      timers.clear();
    },
  };
}

async function rung(context: ServerContext, ring: () => unknown): Promise<void> {
  try {
    await ring();
  } catch (error) {
    report(context, 'alarm', error);
  }
}
