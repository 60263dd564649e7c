import { findSourceMap } from 'node:module';

/** A place in the script that runs, and the place in the source that it was made of. */
export interface Point {
  readonly script: number;
  readonly source: number;
}

interface Mapped {
  readonly payload: { readonly mappings: string };
  readonly lineLengths: readonly number[];
}

/** All places that the source map of a loaded module knows, in the order of its source. */
export function pointsOf(url: string, source: string): Point[] {
  const map = findSourceMap(url) as unknown as Mapped | undefined;
  if (map === undefined) throw new Error(`${url} was loaded without a source map`);
  const scriptLines = startsOf(map.lineLengths);
  const sourceLines = startsOf(source.split('\n').map((line) => line.length));
  return placesIn(map.payload.mappings)
    .map(({ scriptLine, scriptColumn, sourceLine, sourceColumn }) => ({
      script: (scriptLines[scriptLine] ?? 0) + scriptColumn,
      source: (sourceLines[sourceLine] ?? 0) + sourceColumn,
    }))
    .sort((a, b) => a.source - b.source);
}

function startsOf(lengths: readonly number[]): number[] {
  let start = 0;
  return lengths.map((length) => {
    const from = start;
    start += length + 1;
    return from;
  });
}

interface Place {
  readonly scriptLine: number;
  readonly scriptColumn: number;
  readonly sourceLine: number;
  readonly sourceColumn: number;
}

/** Every number of a segment is the difference to the segment before; columns of the script begin anew with each line. */
function placesIn(mappings: string): Place[] {
  let sourceLine = 0;
  let sourceColumn = 0;
  return mappings.split(';').flatMap((line, scriptLine) => {
    let scriptColumn = 0;
    return line.split(',').flatMap((segment) => {
      const [column = 0, file, lines = 0, columns = 0] = numbersIn(segment);
      scriptColumn += column;
      sourceLine += lines;
      sourceColumn += columns;
      return file === undefined ? [] : [{ scriptLine, scriptColumn, sourceLine, sourceColumn }];
    });
  });
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MORE = 32;

/** Base 64 VLQ: five bits a digit, the lowest first, the sign in the lowest of all. */
function numbersIn(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let weight = 1;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits % MORE) * weight;
    weight *= MORE;
    if (bits >= MORE) continue;
    numbers.push(value % 2 === 1 ? -Math.floor(value / 2) : value / 2);
    value = 0;
    weight = 1;
  }
  return numbers;
}
