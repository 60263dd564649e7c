/** Where a value is not plain JSON data, or undefined if it is. */
export function notPlain(value: unknown, path = 'state'): string | undefined {
  if (isPlain(value)) return undefined;
  if (isPlainObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const strange = notPlain(inner, `${path}.${key}`);
      if (strange !== undefined) return strange;
    }
  }
  if (typeof value === 'object') return `${path} is an instance of a class`;
  return `${path} is ${typeof value === 'number' ? value : typeof value}`;
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return isPlainObject(value) && Object.values(value).every(isPlain);
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

/** The first of these names in a value: a key, a text, or inside a text as a word or, if it has several, as words. */
export function nameIn(value: unknown, names: ReadonlySet<string>): string | undefined {
  if (typeof value === 'string') return nameInText(value, names);
  if (typeof value !== 'object' || value === null || names.size === 0) return undefined;
  for (const key in value) {
    const name =
      (Array.isArray(value) ? undefined : nameInText(key, names)) ??
      nameIn((value as Record<string, unknown>)[key], names);
    if (name !== undefined) return name;
  }
  return undefined;
}

const ONE_WORD = /^[\w#-]*$/;

function nameInText(text: string, names: ReadonlySet<string>): string | undefined {
  if (names.has(text)) return text;
  if (ONE_WORD.test(text)) return undefined;
  return text.split(/[^\p{L}\p{N}#_-]+/u).find((word) => names.has(word)) ?? longNameIn(text, names);
}

function longNameIn(text: string, names: ReadonlySet<string>): string | undefined {
  for (const name of names) if (!ONE_WORD.test(name) && text.includes(name)) return name;
  return undefined;
}
