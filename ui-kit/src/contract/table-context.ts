import { type Context, createContext, useContext } from 'react';

/** Something that every part of one table needs: a provider for its root, and a way to it that throws elsewhere. */
export function tableContext<T>(): readonly [Context<T | null>, () => T] {
  const Held = createContext<T | null>(null);
  const useHeld = () => {
    const held = useContext(Held);
    if (held === null) throw new Error('this stands on a table only');
    return held;
  };
  return [Held, useHeld];
}
