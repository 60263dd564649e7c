import type { Language, Scene } from '@haven/picture-kit';

/** What a picture is of, as plain data: it goes to the thread that draws, and its hash is the picture's name. */
export type PictureSubject =
  | { readonly of: 'house'; readonly language: Language; readonly title: string; readonly state: string }
  | { readonly of: 'game'; readonly game: string; readonly scene: Scene };

/** What the drawing thread is asked, and what it says. */
export interface Commission {
  readonly id: number;
  readonly subject: PictureSubject;
}
export type Delivery =
  | { readonly id: number; readonly png: Uint8Array; readonly error?: undefined }
  | { readonly id: number; readonly error: string };
