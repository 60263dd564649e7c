/** A deep copy of plain JSON data: several times as fast as structuredClone, which must expect anything. */
export function copy<V>(value: V): V {
  return copied(value) as V;
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copiedList(value);
  const result: Record<string, unknown> = {};
  for (const key in value) result[key] = copied((value as Record<string, unknown>)[key]);
  return result;
}

function copiedList(list: readonly unknown[]): unknown[] {
  // Pushed, not sized in advance: an engine keeps lists without holes in a faster form.
  const result: unknown[] = [];
  for (const item of list) result.push(copied(item));
  return result;
}
