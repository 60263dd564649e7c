import type { PageElsewhere, PagesAtTable } from './tidings.ts';

/** Who sits at the other servers, as far as that was heard. */
export interface Elsewhere {
  pagesAt(table: string): readonly PageElsewhere[];
  /** The tables where people gather. */
  gathering(): readonly string[];
  put(node: string, at: PagesAtTable): void;
  /** A server has gone: the tables where somebody left with it. */
  drop(node: string): readonly string[];
  nodes(): readonly string[];
}

const isSeated = ({ viewer }: PageElsewhere) => viewer !== 'spectator';

export function createElsewhere(): Elsewhere {
  const byNode = new Map<string, Map<string, PagesAtTable>>();
  const all = () => [...byNode.values()].flatMap((tables) => [...tables.values()]);
  return {
    // Seldom are there more servers than fingers.
    pagesAt: (table) => [...byNode.values()].flatMap((tables) => tables.get(table)?.pages ?? []),
    gathering: () => all().flatMap(({ id, isGathering, pages }) => (isGathering && pages.some(isSeated) ? [id] : [])),
    put: (node, at) => {
      const tables = byNode.get(node) ?? new Map<string, PagesAtTable>();
      byNode.set(node, tables);
      if (at.pages.length > 0) tables.set(at.id, at);
      else tables.delete(at.id);
    },
    drop: (node) => {
      const tables = [...(byNode.get(node)?.keys() ?? [])];
      byNode.delete(node);
      return tables;
    },
    nodes: () => [...byNode.keys()],
  };
}
