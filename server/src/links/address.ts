/** What an address of the page leads to. */
export type Address =
  | { readonly to: 'house' }
  | { readonly to: 'game'; readonly game: string }
  | { readonly to: 'table' | 'replay' | 'verify'; readonly id: string };

const ID = '([\\w-]{1,64})';
const PATHS = [
  { to: 'table', path: new RegExp(`^/table/${ID}/?$`) },
  { to: 'replay', path: new RegExp(`^/replay/table/${ID}/?$`) },
  { to: 'verify', path: new RegExp(`^/verify/table/${ID}/?$`) },
] as const;
const NEW = new RegExp(`^/new/${ID}/?$`);

/** A run in somebody's browser and a match in the address's fragment are unknown here: they lead to the house. */
export function addressOf(pathname: string): Address {
  for (const { to, path } of PATHS) {
    const id = path.exec(pathname)?.[1];
    if (id !== undefined) return { to, id };
  }
  const game = NEW.exec(pathname)?.[1];
  return game === undefined ? { to: 'house' } : { to: 'game', game };
}
