import { HEIGHT, linear, placed, radial, rounded, scatter, WIDTH } from '@haven/picture-kit';

export const CHART_LIGHTS =
  linear('sea', [
    [0, '#5cc8c8'],
    [0.45, '#2b98a6'],
    [1, '#146273'],
  ]) +
  radial('sun', [
    [0, '#fff4cf', 0.85],
    [0.5, '#ffe7a8', 0.25],
    [1, '#ffe7a8', 0],
  ]) +
  linear('sand', [
    [0, '#f0d9a4'],
    [1, '#d3ae6a'],
  ]) +
  linear('green', [
    [0, '#8fae57'],
    [1, '#5f8140'],
  ]) +
  linear('paper', [
    [0, '#fbf0d6'],
    [1, '#e6cd98'],
  ]) +
  linear('wood', [
    [0, '#8a5a2f'],
    [0.2, '#6e4322'],
    [1, '#3d2411'],
  ]) +
  linear('brass', [
    [0, '#f6dc93'],
    [0.5, '#c9973f'],
    [1, '#7c5517'],
  ]) +
  radial(
    'quiet',
    [
      [0, '#0f4c5c', 0],
      [1, '#0b3a47', 0.4],
    ],
    'cx="50%" cy="45%" r="75%"',
  );

/** Sunlit water between the treasure island and the fort of the pirates. */
export function sea(): string {
  const fill = `width="${WIDTH}" height="${HEIGHT}"`;
  return (
    `<rect ${fill} fill="url(#sea)"/><ellipse cx="250" cy="40" rx="620" ry="340" fill="url(#sun)"/>` +
    lines() +
    waves() +
    `<rect ${fill} fill="url(#quiet)"/>` +
    placed(compass(), 'translate(600 372)') +
    haven() +
    island() +
    ROUTE
  );
}

/** The rhumb lines of an old chart, all from the compass. */
function lines(): string {
  return Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    return `<path d="M600 372L${rounded(600 + 900 * Math.cos(angle))} ${rounded(372 + 900 * Math.sin(angle))}" stroke="#eaf7f2" stroke-opacity=".22" stroke-width="1.5"/>`;
  }).join('');
}

function waves(): string {
  const next = scatter('waves of the bay');
  return Array.from({ length: 60 }, () => {
    const [x, y] = [rounded(220 + next() * 760), rounded(215 + next() * 270)];
    return `<path d="M${x} ${y}q7-8 14 0t14 0" fill="none" stroke="#eafaf7" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round"/>`;
  }).join('');
}

function compass(): string {
  const points = [0, 90, 180, 270];
  const long = points.map(
    (turn) =>
      `<path d="M0-104 15 0 0 12-15 0z" fill="url(#brass)" stroke="#5a3c12" stroke-width="1.5" transform="rotate(${turn})"/>`,
  );
  const short = points.map(
    (turn) =>
      `<path d="M0-68 12 0 0 10-12 0z" fill="#f3e3c3" stroke="#5a3c12" stroke-width="1.5" transform="rotate(${turn + 45})"/>`,
  );
  return `<g opacity=".9"><circle r="82" fill="none" stroke="#f3e3c3" stroke-width="3"/><circle r="72" fill="none" stroke="#f3e3c3" stroke-width="2" stroke-dasharray="3 6"/>${short.join('')}${long.join('')}<circle r="9" fill="#5a3c12"/></g>`;
}

/** Tortuga itself, on the left: rocks, a fort, a black flag. */
function haven(): string {
  return (
    '<path d="M0 150C90 160 150 220 172 290C190 350 214 400 196 490L0 520z" fill="#cfeee2" opacity=".35"/>' +
    '<path d="M0 170C80 178 130 230 152 296C170 352 190 400 172 490L0 520z" fill="url(#sand)"/>' +
    '<path d="M0 206C60 214 96 250 112 306C126 360 140 410 122 500H0z" fill="url(#green)"/>' +
    placed(fort(), 'translate(66 306)') +
    [
      [40, 410, 1],
      [104, 446, 0.8],
      [20, 250, 0.7],
    ]
      .map(([x = 0, y = 0, size = 1]) => placed(palm(), `translate(${x} ${y}) scale(${size})`))
      .join('')
  );
}

const fort = () =>
  '<path d="M0-10V-92" stroke="#3d2411" stroke-width="5"/><path d="M2-92q24-12 48 0v32q-24-12-48 0z" fill="#1c1512"/>' +
  '<g fill="#f4efe4"><circle cx="25" cy="-80" r="7"/><path d="M19-75h12v5H19z"/></g>' +
  '<g fill="#b8a682" stroke="#4a3b24" stroke-width="3" stroke-linejoin="round"><path d="M-46 50V-6h12v10h12V-6h14v10h16V-6h14v10h12V-6h12v56z"/>' +
  '<path d="M-52 50V-22h8v8h8v-8h8v72zM26 50V-22h8v8h8v-8h8v72z"/></g><path d="M-12 50V30a12 12 0 0 1 24 0v20z" fill="#3d2411"/>';

/** The treasure island, on the right. */
function island(): string {
  return (
    '<path d="M1200 170C1110 176 1060 230 1040 300C1024 360 1000 410 1016 500L1200 520z" fill="#cfeee2" opacity=".35"/>' +
    '<path d="M1200 190C1120 196 1080 240 1060 306C1046 360 1024 410 1040 500L1200 520z" fill="url(#sand)"/>' +
    '<path d="M1200 236C1150 240 1122 274 1110 322C1098 372 1086 420 1104 500H1200z" fill="url(#green)"/>' +
    [
      [1150, 300, 1.1],
      [1120, 400, 0.9],
      [1180, 380, 1],
    ]
      .map(([x = 0, y = 0, size = 1]) => placed(palm(), `translate(${x} ${y}) scale(${size})`))
      .join('')
  );
}

const ROUTE =
  '<path d="M1066 400C960 300 900 470 760 440S480 470 380 420S260 420 206 380" fill="none" stroke="#a5271c" stroke-width="5" stroke-dasharray="14 11" opacity=".85"/>' +
  '<path d="M1052 384l30 32m0-32-30 32" stroke="#a5271c" stroke-width="9" stroke-linecap="round"/>';

const palm = () =>
  '<path d="M0 0q-6-30 4-54" fill="none" stroke="#6e4322" stroke-width="7" stroke-linecap="round"/>' +
  [-160, -120, -62, -20, 20]
    .map(
      (turn) =>
        `<path d="M0 0C14-12 36-12 48 2C32 0 18 6 0 0z" fill="#3f6b2d" stroke="#26451a" stroke-width="1.5" transform="translate(4 -54) rotate(${turn})"/>`,
    )
    .join('');

/** Parchment for the words, and the planks on which people sit. */
export function frame(): string {
  return (
    '<path d="M286 52q-34-6-46 22t6 52l-16 36 46-4" fill="#c9a76a" stroke="#5a3c12" stroke-width="2.5"/>' +
    '<path d="M914 52q34-6 46 22t-6 52l16 36-46-4" fill="#c9a76a" stroke="#5a3c12" stroke-width="2.5"/>' +
    '<path d="M272 34q164-12 328-4t328-2q10 92-2 186-160 12-326 4t-328 4q-12-94 0-188z" fill="url(#paper)" stroke="#5a3c12" stroke-width="3"/>' +
    '<path d="M288 48q156-10 312-4t312-2q8 80-2 160-152 10-310 4t-312 4q-10-80 0-162z" fill="none" stroke="#a5271c" stroke-opacity=".45" stroke-width="2"/>' +
    `<path d="M0 482Q300 458 600 456T1200 482V${HEIGHT}H0z" fill="url(#wood)"/>` +
    '<path d="M0 482Q300 458 600 456T1200 482" fill="none" stroke="url(#brass)" stroke-width="8"/>' +
    '<path d="M0 534Q300 514 600 512T1200 534M0 586Q300 572 600 570T1200 586" fill="none" stroke="#2b180a" stroke-width="3" opacity=".6"/>'
  );
}
