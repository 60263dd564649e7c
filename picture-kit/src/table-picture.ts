import { type GamePicture, type Pen, type PictureLook, type Scene, WIDTH } from './contract.ts';
import { plates } from './plates.ts';
import { blur, drawing } from './svg.ts';
import { fitted, type TextPlace, wrap, write } from './write.ts';

/** Within the square middle of the picture. */
const ROOM = 590;
const TITLE = { size: 76, least: 40, base: 112, alone: 148, room: 560 } as const;
/** On one line if it can be read there, else on two smaller ones. */
const STATE = { large: 36, small: 29, one: 174, two: [158, 195] } as const;

/** A game's world with its name, how things stand, and who sits there. */
export function tablePicture(picture: GamePicture, scene: Scene, pen: Pen): string {
  return drawing(tableScene(picture, scene, pen));
}

/** The same, to be set into a larger drawing. */
export function tableScene(picture: GamePicture, scene: Scene, pen: Pen): string {
  const { look } = picture;
  return (
    `<defs>${blur('kit-glow', 9)}</defs>` +
    picture.world(scene) +
    titleOf(scene, look, pen) +
    stateOf(scene, look, pen) +
    plates(scene.sitters, look, pen)
  );
}

function titleOf({ title, state }: Scene, look: PictureLook, pen: Pen): string {
  const { size, least, base, alone, room } = TITLE;
  const letters = fitted(pen, { text: title, face: look.face, size, least, width: room });
  const at: Omit<TextPlace, 'paint'> = { x: WIDTH / 2, y: state === '' ? alone : base, anchor: 'middle' };
  const glow = `fill="${look.title.glow}" stroke="${look.title.glow}" stroke-width="4" filter="url(#kit-glow)"`;
  return write(letters, { ...at, paint: glow }) + write(letters, { ...at, paint: `fill="${look.title.fill}"` });
}

function stateOf({ state }: Scene, look: PictureLook, pen: Pen): string {
  const { large, small, one, two } = STATE;
  const writing = { text: state, face: 'plain', least: small, width: ROOM } as const;
  const at = { x: WIDTH / 2, anchor: 'middle', paint: `fill="${look.state}"` } as const;
  const lines = wrap(pen, { ...writing, size: small }, two.length);
  if (lines.length < 2) return write(fitted(pen, { ...writing, size: large }), { ...at, y: one });
  return lines.map((letters, index) => write(letters, { ...at, y: two[index] ?? one })).join('');
}
