import { pictureOf, pictures } from '@haven/games/pictures';
import { textOf } from '@haven/games/texts';
import { type GamePicture, housePicture, isVisible, type Pen, type Scene, tablePicture } from '@haven/picture-kit';
import { Resvg } from '@resvg/resvg-js';
import { wordsIn } from '../link-words.ts';
import { FONT_FILES } from './letters.ts';
import type { PictureSubject } from './subject.ts';

/** The picture as a PNG: some tens of milliseconds, so not where tables are waited for. */
export function draw(subject: PictureSubject, pen: Pen): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles: [...FONT_FILES] };
  return new Resvg(svgOf(subject, pen), { font }).render().asPng();
}

function svgOf(subject: PictureSubject, pen: Pen): string {
  if (subject.of === 'house') return svgOfHouse(subject, pen);
  const picture = pictureOf(subject.game);
  if (picture === undefined) throw new Error(`there is no picture of ${subject.game}`);
  return tablePicture(picture, readable(subject.scene, picture, pen), pen);
}

/** A name in letters that no font of ours has gives way to the seat's own. */
function readable(scene: Scene, { seatName }: GamePicture, pen: Pen): Scene {
  const { language } = scene;
  const sitters = scene.sitters.map((sitter) => {
    if (isVisible(pen, sitter.name)) return sitter;
    return { ...sitter, name: seatName?.(sitter.seat, language) ?? wordsIn(language).seat(sitter.seat + 1) };
  });
  return { ...scene, sitters };
}

function svgOfHouse({ language, title, state }: Extract<PictureSubject, { of: 'house' }>, pen: Pen): string {
  const doors = pictures.map((picture) => ({
    picture,
    title: textOf(picture.id)?.messages[language].game.title ?? '',
  }));
  return housePicture({ language, title, state, doors }, pen);
}
