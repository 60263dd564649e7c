import type { Seat } from '@haven/kit';

/** A piece of a sentence: words, or the name of somebody at the table. */
export type SaidPart = string | SaidName;

interface SaidName {
  readonly seat: Seat;
  readonly name: string;
}

/** No font has these: no sentence and no name can mean them. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const MARKED = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`);

/** A name that can be found again in whatever sentence it comes to stand. */
export function markedName(seat: Seat, name: string): string {
  return `${OPEN}${seat} ${name.replaceAll(OPEN, '').replaceAll(CLOSE, '')}${CLOSE}`;
}

/** The sentence in pieces; put together again, it is the same without its marks. */
export function saidParts(said: string): readonly SaidPart[] {
  return said
    .split(MARKED)
    .filter((part) => part !== '')
    .map(saidPart);
}

function saidPart(part: string): SaidPart {
  if (!part.startsWith(OPEN)) return part;
  const [seat = '', ...name] = part.slice(1, -1).split(' ');
  return { seat: Number(seat), name: name.join(' ') };
}
