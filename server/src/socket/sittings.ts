import { type Bus, NOBODY_ELSE } from '../bus/bus.ts';

/** Through which sockets a player sits anywhere: whoever signs out everywhere sits nowhere. */
export interface Sittings {
  /** Returns how to forget this socket. */
  add(player: string, end: () => void): () => void;
  endAll(player: string): void;
}

export function createSittings(bus: Bus = NOBODY_ELSE): Sittings {
  const ends = new Map<string, Set<() => void>>();
  const forget = (player: string, end: () => void) => {
    const theirs = ends.get(player);
    theirs?.delete(end);
    if (theirs?.size === 0) ends.delete(player);
  };
  const endHere = (player: string) => ends.get(player)?.forEach((end) => end());
  bus.hear((tiding) => tiding.what === 'signed-out' && endHere(tiding.player));
  return {
    add: (player, end) => {
      ends.set(player, (ends.get(player) ?? new Set()).add(end));
      return () => forget(player, end);
    },
    endAll: (player) => {
      endHere(player);
      bus.tell({ what: 'signed-out', player });
    },
  };
}
