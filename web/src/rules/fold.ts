/** A text as it is compared: without case, accents and the shapes of quotes. */
export interface Folded {
  readonly text: string;
  /** Which part of the original each of its signs comes from. */
  readonly origins: readonly Span[];
}

/** From here to there, the end not included. */
export type Span = readonly [from: number, to: number];

/** What no decomposition takes apart, and what one keyboard writes in one way and the next in another. */
const SIGNS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ...Object.fromEntries([...'’‘ʼ‛`´′'].map((apostrophe) => [apostrophe, "'"])),
  ...Object.fromEntries([...'«»“”„‟‹›"\u00ad'].map((quote) => [quote, ''])),
  ...Object.fromEntries([...'‐‑‒–—−'].map((dash) => [dash, '-'])),
};
const ACCENTS = /\p{M}/gu;
const known = new Map<string, string>();

export function fold(text: string): Folded {
  const origins: Span[] = [];
  let plain = '';
  let start = 0;
  for (const sign of text) {
    const folded = foldedSign(sign);
    const end = start + sign.length;
    plain += folded;
    origins.push(...Array.from(folded, (): Span => [start, end]));
    start = end;
  }
  return { text: plain, origins };
}

function foldedSign(sign: string): string {
  const folded = known.get(sign) ?? madePlain(sign);
  known.set(sign, folded);
  return folded;
}

function madePlain(sign: string): string {
  const plain = sign.toLowerCase().normalize('NFD').replace(ACCENTS, '').replace(/\s/, ' ');
  return SIGNS[plain] ?? plain;
}
