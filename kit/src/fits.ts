/** Whether a value from anywhere has the form that is asked for. */
export type Fits = (value: unknown) => boolean;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText: Fits = (value) => typeof value === 'string';
export const isShort: Fits = (value) => typeof value === 'string' && value.length <= 64;
export const isCount: Fits = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isNumber: Fits = (value) => Number.isFinite(value);
export const optional =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);
export const orNull =
  (fits: Fits): Fits =>
  (value) =>
    value === null || fits(value);
export const listOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits);
export const oneOf =
  (...words: readonly unknown[]): Fits =>
  (value) =>
    words.includes(value);
export const objectOf =
  (fields: Readonly<Record<string, Fits>>): Fits =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]));
