import type { Pen } from './contract.ts';
import { FACES, type Face } from './faces.ts';
import { escaped, rounded } from './svg.ts';

/** A text to be written: how large it would like to be, and how much room there is. */
export interface Writing {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  /** Smaller than this it is cut instead. */
  readonly least: number;
  readonly width: number;
}

/** A text that fits. */
export interface Fitted {
  readonly runs: readonly Run[];
  readonly size: number;
  /** In the drawing's units. */
  readonly width: number;
}

/** Neighbouring characters of one face: letters of several in one line would not be drawn together. */
interface Run {
  readonly face: Face;
  readonly text: string;
  readonly width: number;
}

const CUT = '…';
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As large as wished if it fits, else smaller; what is still too long is cut. */
export function fitted(pen: Pen, { text, face, size, least, width }: Writing): Fitted {
  const runs = runsOf(pen, text, face);
  const wide = widthOf(runs);
  const fitting = Math.min(size, width / Math.max(wide, 1e-6));
  if (fitting >= least) return { runs, size: fitting, width: wide * fitting };
  const cut = cutTo(pen, { text, face, most: width / least });
  return { runs: cut, size: least, width: widthOf(cut) * least };
}

function cutTo(pen: Pen, { text, face, most }: { text: string; face: Face; most: number }): readonly Run[] {
  const whole = clustersOf(text);
  for (let count = whole.length - 1; count > 0; count -= 1) {
    const runs = runsOf(pen, `${whole.slice(0, count).join('').trimEnd()}${CUT}`, face);
    if (widthOf(runs) <= most) return runs;
  }
  return [];
}

const widthOf = (runs: readonly Run[]) => runs.reduce((sum, { width }) => sum + width, 0);
const clustersOf = (text: string) => [...characters.segment(text)].map(({ segment }) => segment);

/** What no font of ours can draw is left out. */
function runsOf(pen: Pen, text: string, face: Face): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const character of clustersOf(drawable(pen, text, face))) {
    const drawn = faceFor(pen, character, face) ?? face;
    const last = runs.at(-1);
    if (last?.face === drawn) last.text += character;
    else runs.push({ face: drawn, text: character });
  }
  return runs.map((run) => ({ ...run, width: pen.widthOf(run.text, run.face) }));
}

function drawable(pen: Pen, text: string, face: Face): string {
  const known = clustersOf(text.normalize('NFC')).filter((character) => faceFor(pen, character, face));
  return known.join('').replace(/ +/g, ' ').trim();
}

function faceFor(pen: Pen, character: string, face: Face): Face | undefined {
  return ([face, 'plain', 'emoji'] as const).find((each) => pen.canDraw(character, each));
}

/** Whether anything would be seen of a text. */
export function isVisible(pen: Pen, text: string): boolean {
  return drawable(pen, text, 'plain') !== '';
}

export interface TextPlace {
  readonly x: number;
  /** Where the letters stand. */
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Attributes of the letters: fill, stroke, filter. */
  readonly paint: string;
}

export function write({ runs, size, width }: Fitted, { x, y, anchor = 'start', paint }: TextPlace): string {
  let left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return runs
    .map((run) => {
      const at = `x="${rounded(left)}" y="${rounded(y)}" font-size="${rounded(size)}"`;
      left += run.width * size;
      const { family, weight } = FACES[run.face];
      return `<text ${at} font-family="${family}" font-weight="${weight}" xml:space="preserve" ${paint}>${escaped(run.text)}</text>`;
    })
    .join('');
}

/** Broken between words into lines that fit, the last one cut if need be. */
export function wrap(pen: Pen, writing: Writing, most: number): Fitted[] {
  const lines = linesOf(pen, writing);
  const kept = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] : lines;
  return kept.map((text) => fitted(pen, { ...writing, text, least: writing.size }));
}

function linesOf(pen: Pen, { text, face, size, width }: Writing): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(runsOf(pen, longer, face)) * size <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
