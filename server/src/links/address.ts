/** What an address of the page leads to. */
export type Address =
  | { readonly to: 'house' }
  | { readonly to: 'check' }
  | { readonly to: 'game' | 'learn' | 'puzzles' | 'pieces'; readonly game: string }
  | { readonly to: 'table' | 'replay' | 'verify'; readonly id: string };

const ID = '([\\w-]{1,64})';
const PATHS = [
  { to: 'table', path: new RegExp(`^/table/${ID}/?$`) },
  { to: 'replay', path: new RegExp(`^/replay/table/${ID}/?$`) },
  { to: 'verify', path: new RegExp(`^/verify/table/${ID}/?$`) },
] as const;
const GAMES = [
  { to: 'game', path: new RegExp(`^/new/${ID}/?$`) },
  { to: 'learn', path: new RegExp(`^/learn/${ID}(?:/|$)`) },
  { to: 'puzzles', path: new RegExp(`^/puzzles/${ID}(?:/|$)`) },
  { to: 'pieces', path: new RegExp(`^/reference/${ID}(?:/|$)`) },
] as const;
/** Whatever match is checked there. */
const CHECK = /^\/verify(?:\/|$)/;

/** A run in somebody's browser and a match in the address's fragment are unknown here: they lead to the house. */
export function addressOf(pathname: string): Address {
  for (const { to, path } of PATHS) {
    const id = path.exec(pathname)?.[1];
    if (id !== undefined) return { to, id };
  }
  for (const { to, path } of GAMES) {
    const game = path.exec(pathname)?.[1];
    if (game !== undefined) return { to, game };
  }
  return { to: CHECK.test(pathname) ? 'check' : 'house' };
}
