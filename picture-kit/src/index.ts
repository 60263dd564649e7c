export {
  type GamePicture,
  HEIGHT,
  type Language,
  type Pen,
  type PictureLook,
  type Scene,
  type Sitter,
  WIDTH,
} from './contract.ts';
export { emblem } from './emblem.ts';
export { FACES, type Face } from './faces.ts';
export { housePicture } from './house-picture.ts';
export { seatNames } from './seat-names.ts';
export { blur, linear, placed, radial, rounded, scatter } from './svg.ts';
export { tablePicture } from './table-picture.ts';
export { isVisible } from './write.ts';
