import { linear, radial } from '@haven/picture-kit';
import type { Medal } from '@haven/star-bounty-rules';

/** Light, metal, shade and ribbon of each medal. */
const METALS = {
  platinum: ['#ffffff', '#b9d7ff', '#5b7fc7', '#19f0ff'],
  gold: ['#fff6cf', '#ffd34d', '#a86a00', '#ff2e88'],
  silver: ['#ffffff', '#c9cfdd', '#6b7288', '#8d7bff'],
  bronze: ['#ffe0c2', '#d98c4a', '#7a3f12', '#2fbf71'],
} as const satisfies Record<Medal, readonly [string, string, string, string]>;

const isMedal = (verdict: string): verdict is Medal => Object.hasOwn(METALS, verdict);
const turns = (count: number) => Array.from({ length: count }, (_, index) => (360 / count) * index);

/** A star over a ringed planet, struck in metal, on a ribbon; whoever won none sees none. */
export function medal(verdict: string): string {
  if (!isMedal(verdict)) return '';
  const [light, metal, shade, ribbon] = METALS[verdict];
  const lights =
    linear(
      'metal',
      [
        [0, light],
        [0.45, metal],
        [0.8, shade],
        [1, metal],
      ],
      'x1="0.1" y1="0" x2="0.9" y2="1"',
    ) +
    radial('shine', [
      [0, metal, 0.75],
      [1, metal, 0],
    ]);
  return (
    `<defs>${lights}</defs><g transform="translate(600 386) scale(0.86)"><circle r="290" fill="url(#shine)"/>` +
    rays(metal) +
    `<path d="M-78-190H-24L34-96L-14-70Z" fill="${ribbon}"/><path d="M78-190H24L-34-96L14-70Z" fill="${ribbon}" opacity=".8"/>` +
    `<g transform="translate(0 20)">${disc(light, shade)}${star(light, shade)}</g></g>`
  );
}

const rays = (metal: string) =>
  turns(24)
    .map(
      (turn) =>
        `<path d="M-6-130L0-236L6-130Z" fill="${metal}" opacity=".5" transform="translate(0 20) rotate(${turn})"/>`,
    )
    .join('');

function disc(light: string, shade: string): string {
  const teeth = turns(16).map(
    (turn) => `<path d="M-22-112L0-138L22-112Z" fill="url(#metal)" transform="rotate(${turn})"/>`,
  );
  return (
    `${teeth.join('')}<circle r="122" fill="url(#metal)" stroke="${shade}" stroke-width="3"/>` +
    `<circle r="104" fill="none" stroke="${light}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>` +
    `<circle r="92" fill="${shade}" fill-opacity=".35" stroke="${shade}" stroke-width="3"/>`
  );
}

const star = (light: string, shade: string) =>
  `<g stroke-linejoin="round"><circle r="44" cy="8" fill="url(#metal)" stroke="${shade}" stroke-width="3"/>` +
  `<path d="M-82 26C-40 2 40-22 82-18C58 14-40 48-82 26Z" fill="none" stroke="${light}" stroke-width="6"/>` +
  `<path d="M0-66L15-22L62-20L25 8L38 52L0 26L-38 52L-25 8L-62-20L-15-22Z" fill="${light}" stroke="${shade}" stroke-width="4"/></g>`;
