import { HEIGHT, linear, placed, radial, rounded, scatter, WIDTH } from '@haven/picture-kit';
import type { Suit } from '@haven/star-bounty-rules';
import { PALETTE } from './suits.ts';

export const CASINO_LIGHTS =
  linear('midnight', [
    [0, '#07031a'],
    [0.55, '#170a3a'],
    [1, '#33104f'],
  ]) +
  radial('cloud-pink', [
    [0, '#ff2e88', 0.55],
    [1, '#ff2e88', 0],
  ]) +
  radial('cloud-cyan', [
    [0, '#19b6ff', 0.5],
    [1, '#19b6ff', 0],
  ]) +
  radial('cloud-gold', [
    [0, '#ffb03d', 0.4],
    [1, '#ffb03d', 0],
  ]) +
  radial('bulb', [
    [0, '#fff'],
    [0.35, '#ffd34d'],
    [0.5, '#ffd34d', 0.35],
    [1, '#ffd34d', 0],
  ]) +
  linear('hull-S', [
    [0, '#0d0620'],
    [0.6, PALETTE.S.dark],
    [1, PALETTE.S.cloth],
  ]) +
  linear('hull-D', [
    [0, '#0d0620'],
    [0.6, PALETTE.D.dark],
    [1, PALETTE.D.cloth],
  ]) +
  radial('engine-S', [
    [0, '#fff'],
    [0.35, PALETTE.S.glow],
    [1, PALETTE.S.glow, 0],
  ]) +
  radial('engine-D', [
    [0, '#fff'],
    [0.35, PALETTE.D.glow],
    [1, PALETTE.D.glow, 0],
  ]) +
  radial(
    'planet',
    [
      [0, '#ffb3d4'],
      [0.5, '#b0307e'],
      [1, '#2a0a3d'],
    ],
    'cx="32%" cy="28%" r="85%"',
  );

export function nebula(): string {
  const clouds =
    '<ellipse cx="170" cy="200" rx="430" ry="300" fill="url(#cloud-pink)"/>' +
    '<ellipse cx="1050" cy="230" rx="430" ry="300" fill="url(#cloud-cyan)"/>' +
    '<ellipse cx="600" cy="620" rx="620" ry="300" fill="url(#cloud-gold)"/>';
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#midnight)"/>${clouds}${stars()}${planet()}`;
}

function stars(): string {
  const next = scatter('stars of the casino');
  return Array.from({ length: 150 }, () => {
    const [x, y, bright] = [rounded(next() * WIDTH), rounded(next() * HEIGHT), next()];
    return `<circle cx="${x}" cy="${y}" r="${rounded(0.6 + bright ** 5 * 2.6)}" fill="#fff" opacity="${rounded(0.2 + bright * 0.7)}"/>`;
  }).join('');
}

function planet(): string {
  return (
    '<circle cx="1080" cy="96" r="62" fill="url(#planet)"/>' +
    '<path d="M984 128C1010 168 1196 84 1178 52" fill="none" stroke="#ffd34d" stroke-width="7" stroke-linecap="round" opacity=".85"/>'
  );
}

const SIGN = { left: 262, top: 26, wide: 676, high: 212 } as const;

/** The sign of the house of chance: two tubes of neon and a row of bulbs around the name. */
export function sign(): string {
  const { left, top, wide, high } = SIGN;
  const tube = (inset: number, paint: string) =>
    `<rect x="${left + inset}" y="${top + inset}" width="${wide - 2 * inset}" height="${high - 2 * inset}" rx="${44 - inset}" ${paint}/>`;
  return (
    tube(0, 'fill="#0c0420" fill-opacity=".82"') +
    tube(0, 'fill="none" stroke="#ff2e88" stroke-width="20" stroke-opacity=".16"') +
    tube(0, 'fill="none" stroke="#ff2e88" stroke-width="10" stroke-opacity=".35"') +
    tube(0, 'fill="none" stroke="#ffc0dc" stroke-width="3.5"') +
    tube(24, 'fill="none" stroke="#19f0ff" stroke-width="8" stroke-opacity=".22"') +
    tube(24, 'fill="none" stroke="#19f0ff" stroke-width="2" stroke-opacity=".9"') +
    bulbs()
  );
}

function bulbs(): string {
  const { left, top, wide, high } = SIGN;
  const across = Array.from({ length: 21 }, (_, index) => left + 48 + (index * (wide - 96)) / 20);
  const down = [0, 1, 2, 3].map((index) => top + 54 + (index * (high - 108)) / 3);
  const spots = [
    ...across.flatMap((x) => [
      [x, top + 12],
      [x, top + high - 12],
    ]),
    ...down.flatMap((y) => [
      [left + 12, y],
      [left + wide - 12, y],
    ]),
  ];
  return spots
    .map(([x = 0, y = 0]) => `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="8.5" fill="url(#bulb)"/>`)
    .join('');
}

/** Hulls seen from ahead, bow down: the left half, and its mirror. */
const HULL = {
  D: 'M200 226L178 150L146 128L92 168L18 122L58 96L30 66L118 72L152 34L176 14H200',
  S: 'M200 236L186 176L160 140C120 146 74 170 34 206C34 150 18 108 4 70C48 84 96 74 132 58L156 20L182 8H200',
} as const satisfies Partial<Record<Suit, string>>;
const PANELS = {
  D: 'M178 150L200 60M146 128L176 60L152 34M92 168L132 104L58 96M132 104L118 72',
  S: 'M160 140L172 70L156 20M34 206C80 140 120 110 172 96M172 70H200M132 58C128 84 110 104 84 116',
} as const satisfies Record<keyof typeof HULL, string>;
const ENGINES = { D: [176, 20, 66, 82], S: [172, 18, 40, 90] } as const;

/** The outlaws' ships, waiting on both sides. */
export function outlaws(): string {
  return (
    placed(outlaw('S'), 'translate(-14 262) rotate(-8) scale(0.82)') +
    placed(outlaw('D'), 'translate(892 240) rotate(8) scale(0.82)')
  );
}

function outlaw(suit: keyof typeof HULL): string {
  const half = halfOf(suit);
  return `${half}<g transform="translate(400 0) scale(-1 1)">${half}</g>`;
}

function halfOf(suit: keyof typeof HULL): string {
  const { glow } = PALETTE[suit];
  const [x1, y1, x2, y2] = ENGINES[suit];
  const engine = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y - 8}" rx="28" ry="38" fill="url(#engine-${suit})"/>`;
  return (
    engine(x1, y1) +
    engine(x2, y2) +
    `<path d="${HULL[suit]}Z" fill="url(#hull-${suit})"/>` +
    `<path d="${HULL[suit]}" fill="none" stroke="${glow}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${PANELS[suit]}" fill="none" stroke="${glow}" stroke-opacity=".4" stroke-width="2"/>` +
    '<g fill="#ffd34d"><circle cx="186" cy="120" r="3"/><circle cx="150" cy="108" r="3"/><circle cx="120" cy="120" r="3"/></g>'
  );
}

/** The felt under the cards, where dice and a coin lie. */
export function felt(): string {
  return (
    '<path d="M0 630V548Q300 486 600 484T1200 548V630z" fill="#12062b"/>' +
    '<path d="M0 548Q300 486 600 484T1200 548" fill="none" stroke="#ff2e88" stroke-width="10" stroke-opacity=".25"/>' +
    '<path d="M0 548Q300 486 600 484T1200 548" fill="none" stroke="#ff8fc0" stroke-width="3"/>' +
    placed(
      die([
        [0, 0],
        [-17, -17],
        [17, 17],
        [-17, 17],
        [17, -17],
      ]),
      'translate(170 560) rotate(-14)',
    ) +
    placed(
      die([
        [-17, -17],
        [17, 17],
        [-17, 17],
        [17, -17],
        [-17, 0],
        [17, 0],
      ]),
      'translate(252 572) rotate(11)',
    ) +
    placed(coin(), 'translate(1000 566)')
  );
}

function die(spots: readonly (readonly [number, number])[]): string {
  const pips = spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#33208c"/>`);
  return `<rect x="-32" y="-28" width="66" height="66" rx="13" fill="#05010f" opacity=".5"/><rect x="-34" y="-34" width="68" height="68" rx="13" fill="#fdfaf3" stroke="#b79bff" stroke-width="3"/>${pips.join('')}`;
}

const coin = () =>
  '<ellipse cx="4" cy="8" rx="40" ry="38" fill="#05010f" opacity=".5"/><circle r="38" fill="#ffd34d" stroke="#a86a00" stroke-width="3"/>' +
  '<circle r="29" fill="none" stroke="#a86a00" stroke-width="2" stroke-dasharray="2 5"/>' +
  '<path d="M0-22L6.5-7L22-6L10 4L14 20L0 11L-14 20L-10 4L-22-6L-6.5-7Z" fill="#fff6cf" stroke="#a86a00" stroke-width="2"/>';
