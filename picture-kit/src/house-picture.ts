import { type GamePicture, HEIGHT, type Language, type Pen, WIDTH } from './contract.ts';
import { drawing, linear, placed, radial, rounded, scatter } from './svg.ts';
import { tableScene } from './table-picture.ts';
import { fitted, write } from './write.ts';

interface Door {
  readonly picture: GamePicture;
  readonly title: string;
}

/** What the house says of itself, and the doors into its worlds. */
export interface HouseScene {
  readonly language: Language;
  readonly title: string;
  readonly state: string;
  readonly doors: readonly Door[];
}

const DOOR = { wide: 370, high: 288, top: 296, gap: 20 } as const;
/** So much of a world's width is seen through its door. */
const SEEN = 684;

const LIGHTS =
  linear('house-night', [
    [0, '#0c0618'],
    [0.5, '#1a0d38'],
    [1, '#0c0618'],
  ]) +
  radial('house-glow', [
    [0, '#ffd34d', 0.34],
    [1, '#ffd34d', 0],
  ]) +
  linear('house-gate', [
    [0, '#ffe9a8'],
    [1, '#ff2e88'],
  ]);

/** The sign of the house over the doors of its games. */
export function housePicture(scene: HouseScene, pen: Pen): string {
  const title = fitted(pen, { text: scene.title, face: 'unbounded', size: 84, least: 40, width: 420 });
  const state = fitted(pen, { text: scene.state, face: 'plain', size: 33, least: 22, width: 900 });
  const left = WIDTH / 2 - (title.width + 106) / 2;
  return drawing(
    `<defs>${LIGHTS}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#house-night)"/>` +
      `<ellipse cx="600" cy="130" rx="560" ry="230" fill="url(#house-glow)"/>${stars()}` +
      placed(gate(), `translate(${rounded(left)} 58) scale(1.4)`) +
      write(title, { x: left + 106, y: 142, paint: 'fill="#fdfaf3"' }) +
      write(state, { x: WIDTH / 2, y: 226, anchor: 'middle', paint: 'fill="#e4d9ff"' }) +
      scene.doors.map((_, index) => door(scene, index, pen)).join(''),
  );
}

/** A harbour gate under a star, in a box of 64 by 64. */
const gate = () =>
  '<g fill="none" stroke-linecap="round"><path d="M10 54V38a22 22 0 0 1 44 0v16" stroke="url(#house-gate)" stroke-width="6"/>' +
  '<path d="M22 54V40a10 10 0 0 1 20 0v14" stroke="#19f0ff" stroke-width="5"/></g>' +
  '<path d="m32 2 2.8 6.8L42 12l-7.2 3.2L32 22l-2.8-6.8L22 12l7.2-3.2z" fill="#ffd34d"/>';

function stars(): string {
  const next = scatter('stars over the house');
  return Array.from({ length: 90 }, () => {
    const [x, y, bright] = [rounded(next() * WIDTH), rounded(next() * 260), next()];
    return `<circle cx="${x}" cy="${y}" r="${rounded(0.6 + bright ** 4 * 2)}" fill="#fff" opacity="${rounded(0.2 + bright * 0.6)}"/>`;
  }).join('');
}

/** A game's world behind a door with a round top. */
function door({ doors, language }: HouseScene, index: number, pen: Pen): string {
  const { wide, high, top, gap } = DOOR;
  const shown = doors[index];
  if (shown === undefined) return '';
  const left = WIDTH / 2 - (doors.length * wide + (doors.length - 1) * gap) / 2 + index * (wide + gap);
  const frame = `x="0" y="0" width="${wide}" height="${high}" rx="34"`;
  const scale = wide / SEEN;
  const scene = { language, title: shown.title, state: '', sitters: [], options: {} };
  const world = placed(
    tableScene(shown.picture, scene, pen),
    `translate(${wide / 2} 0) scale(${scale}) translate(${-WIDTH / 2} 0)`,
  );
  return placed(
    `<clipPath id="house-door-${index}"><rect ${frame}/></clipPath>` +
      `<g clip-path="url(#house-door-${index})"><rect ${frame} fill="#0c0618"/>${apart(world, `door${index}-`)}</g>` +
      `<rect ${frame} fill="none" stroke="#ffd34d" stroke-opacity=".85" stroke-width="4"/>`,
    `translate(${rounded(left)} ${top})`,
  );
}

/** Names within one world mean nothing in another. */
function apart(world: string, prefix: string): string {
  return world.replace(/( id="|url\(#)/g, `$1${prefix}`);
}
