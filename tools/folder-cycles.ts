import type { IModule } from 'dependency-cruiser';

/** Which neighbours in the same folder, be they folders or files, an entry of it imports. */
type Neighbours = Map<string, Set<string>>;

/** Rings of neighbours that import each other, each as the way round. What serves tests alone may look anywhere. */
export function folderCycles(modules: readonly IModule[], isForTests: (path: string) => boolean): string[][] {
  const neighbours: Neighbours = new Map();
  for (const { source, dependencies } of modules) {
    if (isForTests(source)) continue;
    for (const { resolved } of dependencies) if (!isForTests(resolved)) link(neighbours, source, resolved);
  }
  return ringsIn(neighbours);
}

/** An import leads from one entry of a folder to another one where the two ways part. */
function link(neighbours: Neighbours, source: string, target: string): void {
  const [from, to] = [source.split('/'), target.split('/')];
  const parting = from.findIndex((name, depth) => name !== to[depth]);
  if (parting <= 0 || parting >= to.length) return;
  const entryOf = (path: readonly string[]) => path.slice(0, parting + 1).join('/');
  const imported = neighbours.get(entryOf(from)) ?? new Set();
  neighbours.set(entryOf(from), imported.add(entryOf(to)));
}

/** One ring of those that share an entry is enough to begin with. */
function ringsIn(neighbours: Neighbours): string[][] {
  const [start] = tangled(neighbours).keys();
  if (start === undefined) return [];
  const ring = ringFrom(start, neighbours);
  for (const entry of ring) neighbours.delete(entry);
  return [ring, ...ringsIn(neighbours)];
}

/** Takes away whoever imports nobody that is left: the rest stand in rings or lead into one. */
function tangled(neighbours: Neighbours): Neighbours {
  const loose = [...neighbours].filter(([, imported]) => ![...imported].some((entry) => neighbours.has(entry)));
  for (const [entry] of loose) neighbours.delete(entry);
  return loose.length === 0 ? neighbours : tangled(neighbours);
}

function ringFrom(start: string, neighbours: Neighbours): string[] {
  const way = [start];
  for (;;) {
    const next = [...(neighbours.get(way.at(-1) ?? start) ?? [])].find((entry) => neighbours.has(entry)) ?? start;
    const met = way.indexOf(next);
    if (met !== -1) return [...way.slice(met), next];
    way.push(next);
  }
}
