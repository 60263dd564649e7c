/** No document needs more lists within lists; whoever reads it may then call itself for each. */
export const DEEPEST = 32;

/** Looks at one level after the other: data may be nested deeper than any function can call itself. */
export function isTooDeep(data: unknown): boolean {
  let level = partsOf(data);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(partsOf);
  }
  return false;
}

function partsOf(data: unknown): unknown[] {
  return typeof data === 'object' && data !== null ? Object.values(data) : [];
}
