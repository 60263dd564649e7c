import { report, type ServerContext } from '../server-context.ts';

/** One list of moments for the whole house: a table that is forgotten leaves no timer behind. */
export interface Alarms {
  /** Rings once at that time; a name has one alarm, the one set last. */
  set(name: string, at: number, ring: () => unknown): void;
  has(name: string): boolean;
  clear(name: string): void;
  close(): void;
}

interface Alarm {
  readonly at: number;
  ring(): unknown;
}

export function createAlarms(context: ServerContext, tickMs: number): Alarms {
  const alarms = new Map<string, Alarm>();
  const tick = () => {
    const now = context.now();
    const due = [...alarms].filter(([, { at }]) => at <= now);
    for (const [name] of due) alarms.delete(name);
    for (const [, { ring }] of due) void rung(context, ring);
  };
  const timer = setInterval(tick, tickMs).unref();
  return {
    set: (name, at, ring) => void alarms.set(name, { at, ring }),
    has: (name) => alarms.has(name),
    clear: (name) => void alarms.delete(name),
    close: () => {
      clearInterval(timer);
      alarms.clear();
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
