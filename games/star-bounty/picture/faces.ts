import { radial } from '@haven/picture-kit';
import { PALETTE, pip, SUIT_PATH } from './suits.ts';

/** The lights behind the faces of the three outlaws. */
export const FACE_LIGHTS =
  radial(
    'sky-D',
    [
      [0, PALETTE.D.cloth],
      [1, PALETTE.D.dark],
    ],
    'cx="50%" cy="25%" r="80%"',
  ) +
  radial(
    'sky-H',
    [
      [0, PALETTE.H.cloth],
      [1, PALETTE.H.dark],
    ],
    'cx="50%" cy="25%" r="80%"',
  ) +
  radial(
    'sky-S',
    [
      [0, PALETTE.S.cloth],
      [0.8, PALETTE.S.dark],
    ],
    'cx="50%" cy="40%" r="70%"',
  ) +
  '<clipPath id="half"><path d="M54 30H196V160L54 190Z"/></clipPath>';

const turns = (count: number) => Array.from({ length: count }, (_, index) => (360 / count) * index);

/** The most wanted: a huge spade with a masked face in its dark. */
export function ace(): string {
  const { cloth, dark, glow, trim } = PALETTE.S;
  const ticks = turns(24).map(
    (turn) =>
      `<path d="M125 62V74" stroke="${cloth}" stroke-width="${turn % 45 === 0 ? 4 : 1.5}" transform="rotate(${turn} 125 175)"/>`,
  );
  const suit = `d="${SUIT_PATH.S}" stroke-width="2"`;
  return (
    ticks.join('') +
    `<circle cx="125" cy="175" r="96" fill="none" stroke="${trim}" stroke-width="2.5"/>` +
    `<path ${suit} transform="translate(125 175) scale(1.62) translate(-50 -50)" fill="url(#sky-S)" stroke="${dark}"/>` +
    `<path ${suit} transform="translate(125 175) scale(1.44) translate(-50 -50)" fill="none" stroke="${trim}"/>` +
    mask(glow, dark) +
    `<g fill="${cloth}">${pip('S', { x: 125, y: 44, size: 20 })}${pip('S', { x: 125, y: 306, size: 20 })}</g>`
  );
}

function mask(glow: string, dark: string): string {
  return `<g transform="translate(125 172)" stroke-linejoin="round">
    <path d="M0-36C24-36 32-16 28 2C26 12 20 16 18 28L8 36H-8L-18 28C-20 16-26 12-28 2C-32-16-24-36 0-36Z" fill="#fdfaf3" stroke="${dark}" stroke-width="2.5"/>
    <path d="M-23-8C-14-14-6-8-5 2C-12 8-21 5-23-8ZM23-8C14-14 6-8 5 2C12 8 21 5 23-8ZM0 6L4 13H-4Z" fill="${dark}"/>
    <circle cx="-12" cy="-2" r="3.4" fill="${glow}"/><circle cx="12" cy="-2" r="3.4" fill="${glow}"/>
    <path d="M-12 20H12M-7 16V25M0 16V26M7 16V25" stroke="${dark}" stroke-width="2.2" fill="none"/></g>`;
}

/** Two busts, head to foot like on any court card. */
function court(suit: 'D' | 'H', bust: string): string {
  const { dark, glow, trim } = PALETTE[suit];
  const frame = 'x="54" y="30" width="142" height="290" rx="10"';
  const half = `<g clip-path="url(#half)"><g transform="translate(50 38)">${rays()}${bust}</g></g>`;
  return (
    `<rect ${frame} fill="url(#sky-${suit})"/>${half}<g transform="rotate(180 125 175)">${half}</g>` +
    `<path d="M54 190L196 160" stroke="${trim}" stroke-width="5"/><path d="M54 190L196 160" stroke="${glow}" stroke-width="1.5"/>` +
    `<rect ${frame} fill="none" stroke="${dark}" stroke-width="3"/>` +
    `<rect x="59" y="35" width="132" height="280" rx="7" fill="none" stroke="${trim}" stroke-opacity=".7" stroke-width="1.5"/>`
  );
}

const rays = () =>
  turns(12)
    .map((turn) => `<path d="M75 62L62-90H88Z" fill="#fff" opacity=".09" transform="rotate(${turn} 75 62)"/>`)
    .join('');

function robe(suit: 'D' | 'H', dress: string): string {
  const { cloth, dark, shade, trim } = PALETTE[suit];
  return (
    `<path d="M62 92H88V118H62Z" fill="${shade}"/>` +
    `<path d="M-6 170C-4 128 30 112 60 106L75 118L90 106C120 112 154 128 156 170Z" fill="${cloth}" stroke="${dark}" stroke-width="2.5"/>` +
    `${dress}<g fill="${trim}" stroke="${dark}" stroke-width="5">${pip(suit, { x: 75, y: 137, size: 22 })}</g>`
  );
}

/** The Jack of Diamonds: a gem in a pilot's goggles. */
export function jack(): string {
  const { cloth, dark, shade, skin, glow, trim } = PALETTE.D;
  const dress = `<g stroke="${dark}" stroke-width="2"><path d="M58 106L75 122L64 160L40 118ZM92 106L75 122L86 160L110 118Z" fill="${dark}"/>
    <path d="M56 102C66 114 84 114 94 102L97 112C84 124 66 124 53 112Z" fill="${trim}"/></g>`;
  const head = `<g stroke="${dark}" stroke-width="2.5" stroke-linejoin="round"><path d="M75 18L106 36L108 72L75 108L42 72L44 36Z" fill="${skin}"/>
    <g stroke-width="1"><path d="M75 18L106 36L92 52L75 44Z" fill="#fff" fill-opacity=".7"/><path d="M108 72L75 108V86L92 52L106 36Z" fill="${shade}"/>
    <path d="M42 72L75 108V86L58 52L44 36Z" fill="${shade}" fill-opacity=".45"/></g>
    <path d="M50 60L70 66L66 74L52 70ZM100 60L80 66L84 74L98 70Z" fill="${dark}"/><path d="M66 90L75 93L84 90" fill="none"/>
    <g fill="${glow}" stroke="none"><circle cx="61" cy="68" r="2.6"/><circle cx="89" cy="68" r="2.6"/></g></g>`;
  const goggles = `<g stroke="${dark}" stroke-width="2.5"><path d="M40 42C42 14 108 14 110 42C94 32 56 32 40 42Z" fill="${cloth}"/>
    <path d="M39 44C56 32 94 32 111 44L109 52C92 40 58 40 41 52Z" fill="${dark}"/>
    <g fill="${glow}" fill-opacity=".85"><circle cx="62" cy="39" r="10"/><circle cx="88" cy="39" r="10"/></g>
    <path d="M57 35L62 31M83 35L88 31" stroke="#fff" stroke-linecap="round"/></g>`;
  return court('D', robe('D', dress) + head + goggles);
}

/** The Queen of Hearts: horns, a diadem and a tall collar. */
export function queen(): string {
  const { dark, shade, skin, glow, trim } = PALETTE.H;
  const ruff = [-72, -48, -24, 0, 24, 48, 72]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 75 96)"><path d="M62 96L66 20C70 12 80 12 84 20L88 96Z" fill="${dark}" stroke="${trim}" stroke-width="2"/><circle cx="75" cy="24" r="3.5" fill="${glow}"/></g>`,
    )
    .join('');
  const dress = `<g fill="none" stroke="${trim}" stroke-width="3"><path d="M54 107C60 126 90 126 96 107"/></g>`;
  const head = `<g stroke="${dark}" stroke-width="2.5" stroke-linejoin="round"><path d="M46 42C30 36 24 20 30 4C36 18 46 24 58 28ZM104 42C120 36 126 20 120 4C114 18 104 24 92 28Z" fill="#ffe9c4"/>
    <path d="M75 110C52 96 40 78 40 56C40 34 58 26 75 36C92 26 110 34 110 56C110 78 98 96 75 110Z" fill="${skin}"/>
    <path d="M75 36C92 26 110 34 110 56C110 78 98 96 75 110Z" fill="${shade}" fill-opacity=".4" stroke="none"/>
    <path d="M50 62C56 54 64 56 69 64C63 70 55 70 50 62ZM100 62C94 54 86 56 81 64C87 70 95 70 100 62Z" fill="#fff"/>
    <g fill="${dark}" stroke="none"><circle cx="61" cy="63" r="3.4"/><circle cx="89" cy="63" r="3.4"/></g>
    <path d="M47 55L68 59M103 55L82 59" stroke-width="3.5" stroke-linecap="round"/>
    <path d="M64 86C68 82 72 84 75 86C78 84 82 82 86 86C82 93 68 93 64 86Z" fill="#c4003f"/></g>`;
  const diadem = `<g stroke="${dark}" stroke-width="2" stroke-linejoin="round"><path d="M46 40L48 14L61 28L75 2L89 28L102 14L104 40C86 30 64 30 46 40Z" fill="${trim}"/>
    <g fill="${glow}"><circle cx="48" cy="12" r="4"/><circle cx="75" cy="1" r="5"/><circle cx="102" cy="12" r="4"/></g></g>`;
  return court('H', ruff + robe('H', dress) + head + diadem);
}
