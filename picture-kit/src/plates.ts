import { HEIGHT, type Pen, type PictureLook, type Sitter, WIDTH } from './contract.ts';
import { emblem } from './emblem.ts';
import { placed, rounded } from './svg.ts';
import { fitted, write } from './write.ts';

/** Two plates side by side stay within the square middle of the picture. */
const COLUMN = 292;
const GAP = 14;
const BOTTOM = 26;
const TALLEST = 62;
const ROOM = 150;

/** Who sits there: a plate for each chair, in rows of two. */
export function plates(sitters: readonly Sitter[], look: PictureLook, pen: Pen): string {
  const rows = Math.ceil(sitters.length / 2);
  const tall = Math.min(TALLEST, ROOM / Math.max(rows, 1) - GAP / 2);
  const top = HEIGHT - BOTTOM - rows * tall - (rows - 1) * (GAP - 4);
  return sitters
    .map((sitter, index) => {
      const isAlone = index === sitters.length - 1 && index % 2 === 0;
      const x = isAlone ? (WIDTH - COLUMN) / 2 : WIDTH / 2 + (index % 2 === 0 ? -COLUMN - GAP / 2 : GAP / 2);
      const y = top + Math.floor(index / 2) * (tall + GAP - 4);
      return placed(plate(sitter, { look, pen, tall }), `translate(${rounded(x)} ${rounded(y)})`);
    })
    .join('');
}

interface Making {
  readonly look: PictureLook;
  readonly pen: Pen;
  readonly tall: number;
}

function plate(sitter: Sitter, making: Making): string {
  const { look, tall } = making;
  const colour = look.seats[sitter.seat] ?? look.plate.stroke;
  const isFree = sitter.kind === 'open';
  const edge = isFree
    ? `stroke-dasharray="9 7" stroke="${colour}"`
    : `stroke="${sitter.isWinner ? colour : look.plate.stroke}"`;
  const shape = `width="${COLUMN}" height="${rounded(tall)}" rx="${rounded(tall / 4)}"`;
  const ground = `<rect ${shape} fill="${look.plate.fill}" fill-opacity="${isFree ? 0.6 : 0.9}" stroke-width="${sitter.isWinner ? 4 : 2.5}" ${edge}/>`;
  return `${ground}${sign(sitter, making)}${label(sitter, making)}`;
}

const SIGN = 24;

/** A filled emblem for whoever sits there, an empty one for a free chair. */
function sign({ seat, kind }: Sitter, { look, tall }: Making): string {
  const colour = look.seats[seat];
  if (colour === undefined) return '';
  const scale = (tall * 0.5) / SIGN;
  const paint = kind === 'open' ? `fill="none" stroke="${colour}" stroke-width="2.5"` : `fill="${colour}"`;
  return placed(
    `<path d="${emblem(seat)}" ${paint}/>`,
    `translate(${rounded(tall * 0.3)} ${rounded(tall / 4)}) scale(${scale})`,
  );
}

function label({ seat, kind, name, total, isWinner }: Sitter, { look, pen, tall }: Making): string {
  const left = look.seats[seat] === undefined ? tall * 0.3 : tall * 1.02;
  const size = tall * 0.44;
  const y = tall / 2 + size * 0.35;
  const points = total === undefined ? '' : `${total}`;
  const score = fitted(pen, { text: points, face: look.face, size, least: size / 2, width: COLUMN / 3 });
  const right = COLUMN - tall * 0.3;
  const room = right - left - (points === '' ? 0 : score.width + 14);
  const ink = kind === 'human' || isWinner ? look.plate.ink : look.plate.faint;
  const words = fitted(pen, { text: name, face: 'plain', size, least: size * 0.66, width: room });
  return (
    write(words, { x: left, y, paint: `fill="${ink}"` }) +
    write(score, { x: right, y, anchor: 'end', paint: `fill="${look.plate.ink}"` })
  );
}
