/**
 * A later value with every part that did not change taken over from an earlier one. A message keeps such parts shared,
 * so a long list of similar values is sent as what changed between them.
 */
export function sharing<V>(before: unknown, after: V): V {
  if (Object.is(before, after)) return after;
  if (!isComposite(before) || !isComposite(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const parts = Object.entries(after).map(([key, part]) => [key, sharing(partOf(before, key), part)] as const);
  const isSame =
    parts.length === Object.keys(before).length && parts.every(([key, part]) => Object.is(partOf(before, key), part));
  if (isSame) return before as V;
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as V;
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function partOf(value: object, key: string): unknown {
  return (value as Record<string, unknown>)[key];
}
