/** Whoever asks with `THOROUGH=1` gets everything; CONTRIBUTING.md lists what is left out else. */
export const IS_THOROUGH = process.env.THOROUGH !== undefined;

/** So much every day, so much where somebody asks for more. */
export function effort<T>({ daily, thorough }: { readonly daily: T; readonly thorough: T }): T {
  return IS_THOROUGH ? thorough : daily;
}

/** Of several ways to see the same: the first every day, all where somebody asks. */
export function todaysOf<T>(ways: readonly T[]): readonly T[] {
  return IS_THOROUGH ? ways : ways.slice(0, 1);
}
