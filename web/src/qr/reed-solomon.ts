import { at } from '@haven/kit';

const SIZE = 255;
/** x^8 + x^4 + x^3 + x^2 + 1 */
const FIELD = 0x11d;

const EXP = powers();
const LOG = new Map(EXP.map((power, exponent) => [power, exponent]));

function powers(): readonly number[] {
  const list = [1];
  while (list.length < SIZE) {
    const doubled = at(list, list.length - 1) * 2;
    list.push(doubled > SIZE ? doubled ^ FIELD : doubled);
  }
  return list;
}

function times(a: number, b: number): number {
  const [first, second] = [LOG.get(a), LOG.get(b)];
  return first === undefined || second === undefined ? 0 : at(EXP, (first + second) % SIZE);
}

/** The generator of so many check words, without its leading one. */
function generator(degree: number): number[] {
  let poly = [1];
  for (let exponent = 0; exponent < degree; exponent += 1) {
    const root = at(EXP, exponent);
    poly = [...poly, 0].map((word, index) => word ^ times(poly[index - 1] ?? 0, root));
  }
  return poly.slice(1);
}

/** The words that let a reader repair the data: the remainder of their division by the generator. */
export function checkWords(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ at(rest, 0);
    rest = [...rest.slice(1), 0].map((each, index) => each ^ times(at(divisor, index), factor));
  }
  return rest;
}
