import type { Outcome, Seat, Standing } from '@haven/kit';
import type { Language } from '@haven/text-kit';
import type { Face } from './faces.ts';

export type { Language } from '@haven/text-kit';

/** Every picture has this size; square thumbnails show its middle. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** A chair as the picture shows it. */
export interface Sitter {
  readonly seat: Seat;
  readonly kind: 'open' | 'human' | 'bot';
  /** In words: a person's name, or what stands for it. */
  readonly name: string;
  /** The points, as they stand or as they were counted. */
  readonly total?: number;
  readonly isWinner: boolean;
}

/** All that a picture may show: what everybody with the link may know. */
export interface Scene {
  readonly language: Language;
  readonly title: string;
  /** How things stand, in words. */
  readonly state: string;
  readonly sitters: readonly Sitter[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly outcome?: Outcome;
}

/** How words look on a game's picture. */
export interface PictureLook {
  readonly face: Face;
  readonly title: { readonly fill: string; readonly glow: string };
  readonly state: string;
  readonly plate: { readonly fill: string; readonly stroke: string; readonly ink: string; readonly faint: string };
  /** By seat; a solo game has none. */
  readonly seats: readonly string[];
}

/** The picture that a link to a game's table shows: pure functions from what is known to SVG. */
export interface GamePicture {
  readonly id: string;
  readonly look: PictureLook;
  /** The game's world, as large as the picture; words are set on it later. */
  world(scene: Scene): string;
  /** What a seat is called as long as nobody gave it a name; a solo game needs none. */
  seatName?(seat: Seat, language: Language): string;
  /** How a match stands that goes on, and what its rounds are called; a solo game needs neither. */
  standing?(view: unknown): Standing;
  roundName?(language: Language): string;
  /** What stands there instead of points while the match goes on, as the table counts it. */
  standingName?(language: Language): string;
  /** How it ended, where a winner and points do not say it. */
  ending?(outcome: Outcome, language: Language): string;
}

/** Knows the letters: how wide they are, and which can be drawn at all. */
export interface Pen {
  /** The width of a text, as a multiple of its size. */
  widthOf(text: string, face: Face): number;
  canDraw(character: string, face: Face): boolean;
}
