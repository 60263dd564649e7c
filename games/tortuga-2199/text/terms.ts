import { en } from './en.ts';
import { type Line, line } from './line.ts';

type Term = keyof typeof en.terms;

/** What a move lacks beside a better one, as bots name it; undefined if there is no word for it. */
export function termLine(name: string): Line | undefined {
  return isTerm(name) ? line(`terms.${name}`) : undefined;
}

function isTerm(name: string): name is Term {
  return Object.hasOwn(en.terms, name);
}
