import { HEIGHT, linear, radial, rounded, scatter, WIDTH } from '@haven/picture-kit';
import { GLOBE } from './globe.ts';

export const SKY_LIGHTS =
  linear('space', [
    [0, '#050817'],
    [0.6, '#0d1735'],
    [1, '#16244f'],
  ]) +
  radial('cloud-cyan', [
    [0, '#2b7fd6', 0.5],
    [1, '#2b7fd6', 0],
  ]) +
  radial('cloud-violet', [
    [0, '#8a3fd0', 0.5],
    [1, '#8a3fd0', 0],
  ]) +
  radial('air', [
    [0, '#4de1ff', 0],
    [0.925, '#4de1ff', 0],
    [0.945, '#7fdcff', 0.75],
    [0.965, '#4d8dff', 0.32],
    [1, '#4d8dff', 0],
  ]) +
  radial(
    'night',
    [
      [0, '#04060f', 0],
      [0.7, '#04060f', 0.12],
      [1, '#04060f', 0.85],
    ],
    'cx="42%" cy="22%" r="85%"',
  ) +
  linear('dash', [
    [0, '#1b2848'],
    [0.18, '#0d1530'],
    [1, '#050814'],
  ]) +
  linear('quiet', [
    [0, '#050817', 0.85],
    [0.6, '#050817', 0.55],
    [1, '#050817', 0],
  ]);

export function sky(): string {
  const fill = `width="${WIDTH}" height="${HEIGHT}"`;
  return (
    `<rect ${fill} fill="url(#space)"/>` +
    '<ellipse cx="190" cy="150" rx="420" ry="230" fill="url(#cloud-cyan)"/>' +
    '<ellipse cx="1040" cy="130" rx="430" ry="240" fill="url(#cloud-violet)"/>' +
    stars()
  );
}

function stars(): string {
  const next = scatter('stars over the planet');
  return Array.from({ length: 170 }, () => {
    const [x, y, bright] = [rounded(next() * WIDTH), rounded(next() * 420), next()];
    return `<circle cx="${x}" cy="${y}" r="${rounded(0.6 + bright ** 4 * 2.4)}" fill="#dfeaff" opacity="${rounded(0.25 + bright * 0.7)}"/>`;
  }).join('');
}

const { x, y, radius } = GLOBE;

/** The thin light of the air around the planet. */
export const air = (): string => `<circle cx="${x}" cy="${y}" r="${radius * 1.06}" fill="url(#air)"/>`;
/** The side that the sun does not reach. */
export const night = (): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#night)"/>`;

/** What the pilot sees of the own ship: struts, and the board with its lights. */
export function cockpit(): string {
  return (
    `<path d="M0 0H86L40 500V630H0zM1200 0H1114L1160 500V630H1200z" fill="#060a18"/>` +
    `<path d="M86 0L40 500M1114 0L1160 500" stroke="#4de1ff" stroke-opacity=".55" stroke-width="3"/>` +
    `<path d="M0 630V536Q300 448 600 446T1200 536V630z" fill="url(#dash)"/>` +
    `<path d="M0 536Q300 448 600 446T1200 536" fill="none" stroke="#4de1ff" stroke-opacity=".8" stroke-width="3"/>` +
    instruments()
  );
}

const LIGHTS = ['#ffc14d', '#4de1ff', '#b48cff', '#ff4d8d'] as const;

function instruments(): string {
  return [
    [150, 566],
    [1050, 566],
  ]
    .map(([cx = 0, cy = 0]) => {
      const dial = `<circle cx="${cx}" cy="${cy}" r="46" fill="#0a1228" stroke="#4de1ff" stroke-opacity=".6" stroke-width="2.5"/>`;
      const marks = `<circle cx="${cx}" cy="${cy}" r="36" fill="none" stroke="#7fdcff" stroke-width="5" stroke-dasharray="2 7.4" opacity=".7"/>`;
      const hand = `<path d="M${cx} ${cy}L${cx + 18} ${cy - 22}" stroke="#ff4d8d" stroke-width="4" stroke-linecap="round"/>`;
      const row = LIGHTS.map(
        (light, index) =>
          `<circle cx="${cx + (cx < 600 ? 72 : -72)}" cy="${cy - 24 + index * 17}" r="5" fill="${light}"/>`,
      );
      return dial + marks + hand + row.join('');
    })
    .join('');
}

/** Behind the words nothing is busy. */
export const quiet = (): string => `<rect width="${WIDTH}" height="240" fill="url(#quiet)"/>`;
