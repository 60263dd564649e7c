/** A growing table from whole numbers (not below 0) to rows: open addressing, several times as fast as a Map here. */
export interface Memo {
  /** The row kept under a key, or -1. */
  get(key: number): number;
  set(key: number, row: number): void;
  readonly size: () => number;
}

const FREE = -1;
const FIRST_CAPACITY = 1 << 12;
const SPREAD = 0x9e3779b1;

export function createMemo(): Memo {
  let keys = new Int32Array(FIRST_CAPACITY).fill(FREE);
  let rows = new Int32Array(FIRST_CAPACITY);
  let shift = 32 - 12;
  let size = 0;

  const placeOf = (key: number): number => {
    const last = keys.length - 1;
    let place = Math.imul(key, SPREAD) >>> shift;
    while (keys[place] !== key && keys[place] !== FREE) place = (place + 1) & last;
    return place;
  };

  const grow = (): void => {
    const [oldKeys, oldRows] = [keys, rows];
    keys = new Int32Array(oldKeys.length * 2).fill(FREE);
    rows = new Int32Array(oldKeys.length * 2);
    shift -= 1;
    oldKeys.forEach((key, place) => {
      if (key !== FREE) put(key, oldRows[place] ?? FREE);
    });
  };

  const put = (key: number, row: number): void => {
    const place = placeOf(key);
    keys[place] = key;
    rows[place] = row;
  };

  return {
    get: (key) => {
      const place = placeOf(key);
      return keys[place] === FREE ? FREE : (rows[place] ?? FREE);
    },
    set: (key, row) => {
      size += 1;
      if (size * 2 > keys.length) grow();
      put(key, row);
    },
    size: () => size,
  };
}
