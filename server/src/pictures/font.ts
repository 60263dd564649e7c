/** What layout needs to know of a font: which characters it has and how far each moves the pen. */
export interface Font {
  has(codePoint: number): boolean;
  /** As a multiple of the font's size. */
  advanceOf(codePoint: number): number;
}

/** Reads the tables of a TrueType file that say it. */
export function readFont(bytes: Buffer): Font {
  const head = tableAt(bytes, 'head');
  const unitsPerEm = bytes.readUInt16BE(head + 18);
  const measured = bytes.readUInt16BE(tableAt(bytes, 'hhea') + 34);
  const widths = tableAt(bytes, 'hmtx');
  const glyphs = glyphsOf(bytes);
  return {
    has: (codePoint) => glyphs.has(codePoint),
    advanceOf: (codePoint) => {
      // Glyphs beyond the measured ones are as wide as the last of them.
      const glyph = Math.min(glyphs.get(codePoint) ?? 0, measured - 1);
      return bytes.readUInt16BE(widths + glyph * 4) / unitsPerEm;
    },
  };
}

const FIRST_TABLE = 12;
const TABLE_RECORD = 16;

function tableAt(bytes: Buffer, tag: string): number {
  const count = bytes.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = FIRST_TABLE + index * TABLE_RECORD;
    if (bytes.toString('latin1', record, record + 4) === tag) return bytes.readUInt32BE(record + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

type Glyphs = Map<number, number>;

/** Characters and their glyphs, from every part of the map that is written in one of the two usual ways. */
function glyphsOf(bytes: Buffer): Glyphs {
  const glyphs: Glyphs = new Map();
  const map = tableAt(bytes, 'cmap');
  const parts = bytes.readUInt16BE(map + 2);
  for (let index = 0; index < parts; index += 1) {
    const part = map + bytes.readUInt32BE(map + 4 + index * 8 + 4);
    const format = bytes.readUInt16BE(part);
    if (format === 4) addSegments(glyphs, bytes, part);
    if (format === 12) addGroups(glyphs, bytes, part);
  }
  return glyphs;
}

/** Format 4: four arrays, one entry per segment; each character moved by a delta, or looked up in a list. */
function addSegments(glyphs: Glyphs, bytes: Buffer, part: number): void {
  const size = bytes.readUInt16BE(part + 6);
  const [ends, starts] = [part + 14, part + 16 + size];
  for (let at = 0; at < size; at += 2) {
    const end = bytes.readUInt16BE(ends + at);
    const start = bytes.readUInt16BE(starts + at);
    const delta = bytes.readUInt16BE(starts + size + at);
    const place = starts + 2 * size + at;
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = segmentGlyph(bytes, { place, delta, code, start });
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

interface InSegment {
  readonly place: number;
  readonly delta: number;
  readonly code: number;
  readonly start: number;
}

function segmentGlyph(bytes: Buffer, { place, delta, code, start }: InSegment): number {
  const offset = bytes.readUInt16BE(place);
  if (offset === 0) return (code + delta) & 0xffff;
  const listed = bytes.readUInt16BE(place + offset + 2 * (code - start));
  return listed === 0 ? 0 : (listed + delta) & 0xffff;
}

/** Format 12: groups of characters whose glyphs follow each other. */
function addGroups(glyphs: Glyphs, bytes: Buffer, part: number): void {
  const count = bytes.readUInt32BE(part + 12);
  for (let index = 0; index < count; index += 1) {
    const group = part + 16 + index * 12;
    const [start, end, first] = [0, 4, 8].map((offset) => bytes.readUInt32BE(group + offset)) as [
      number,
      number,
      number,
    ];
    for (let code = start; code <= end; code += 1) glyphs.set(code, first + code - start);
  }
}
