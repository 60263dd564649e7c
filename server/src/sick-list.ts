import type { Refusal } from '@haven/kit';
import type { SickThing } from '@haven/wire';
import { Damaged, type Thing } from './store/damaged.ts';

/** A table that is left alone: whoever asks for it is told why. */
export class Sick extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, why: string) {
    super(why);
    this.refusal = refusal;
  }
}

/** What is stored but cannot be used: left alone and shown to the operator until it is tried again. */
export interface SickList {
  admit(what: Thing, error: unknown): void;
  /** For the store, which comes upon damage while it reads something else. */
  notice(damaged: Damaged): void;
  /** Why this table is closed; undefined if it is well. */
  of(table: string): Sick | undefined;
  all(): readonly SickThing[];
  /** Whether there was such a thing. It may be admitted again. */
  forget(id: string): boolean;
  /** Tells of everything that is admitted, and of what was before. */
  watch(tell: (sick: SickThing) => void): void;
}

const DAMAGED = 'table-damaged';

export function createSickList(now: () => number = Date.now): SickList {
  const sick = new Map<string, SickThing>();
  const watchers: ((sick: SickThing) => void)[] = [];
  const admit = (what: Thing, error: unknown) => {
    // Even the id may be damaged, and no text any more.
    const id = String(what.id);
    if (sick.has(id)) return;
    const thing = { kind: what.kind, id, code: codeOf(error), why: whyOf(error), since: now() };
    sick.set(id, thing);
    for (const tell of watchers) tell(thing);
  };
  return {
    admit,
    notice: (damaged) => admit(damaged.what, damaged),
    of: (table) => {
      const thing = sick.get(table);
      return thing && isTable(thing) ? new Sick({ code: thing.code }, thing.why) : undefined;
    },
    all: () => [...sick.values()],
    forget: (id) => sick.delete(id),
    watch: (tell) => {
      watchers.push(tell);
      for (const thing of sick.values()) tell(thing);
    },
  };
}

/** A table and its match have the same id. */
function isTable({ kind }: Thing): boolean {
  return kind === 'table' || kind === 'match';
}

function codeOf(error: unknown): string {
  return error instanceof Sick ? error.refusal.code : DAMAGED;
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Nothing of a table is served as long as any of it cannot be believed. */
export function damagedTable(why: unknown, where = ''): Sick {
  return why instanceof Sick ? why : new Sick({ code: DAMAGED }, `${where}${whyOf(why)}`);
}

/** What to say to whoever came upon it: the operator then knows as well. Undefined for any other error. */
export function sicknessIn(error: unknown, { notice }: SickList): Refusal | undefined {
  if (error instanceof Sick) return error.refusal;
  if (!(error instanceof Damaged)) return undefined;
  notice(error);
  if (error.what.kind === 'guest') return { code: 'guest-damaged' };
  return { code: isTable(error.what) ? DAMAGED : 'server-error' };
}
