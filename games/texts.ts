import type { Outcome, Refusal, Seat } from '@haven/kit';
import * as starBounty from '@haven/star-bounty-text';
import * as tortuga2199 from '@haven/tortuga-2199-text';
import * as tortuga from '@haven/tortuga-text';

/** A sentence to be said: the key of a message and what to put in. */
export interface Line {
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The message of that key in one language, with its places filled. */
export type Translate = (key: string, values: Record<string, string | number>) => string;

interface Messages {
  readonly game: { readonly title: string; readonly pitch: string };
}

/** The words of a game: what can be said of it, and the messages to say it with, per language. */
export interface GameText {
  readonly messages: Readonly<Record<string, Messages>>;
  /** The rules reference: plain text by § number, in order. */
  readonly rulesText: Readonly<Record<string, Readonly<Record<string, string>>>>;
  statusLines(view: unknown): readonly Line[];
  promptLine(view: unknown): Line;
  moveLine(move: unknown, view: unknown): Line;
  logLine(event: unknown): Line | undefined;
  refusalLine(refusal: Refusal): Line;
  resultLines(outcome: Outcome): readonly Line[];
  undoneLine(count: number): Line;
  /** What a seat is called; a solo game needs no names. */
  seatLine?(seat: Seat): Line;
  say(translate: Translate, line: Line): string;
}

/** The words of the games of the house, by the game's id. A new game adds one line here. */
const texts: Readonly<Record<string, GameText>> = { 'star-bounty': starBounty, tortuga, 'tortuga-2199': tortuga2199 };

export function textOf(game: string): GameText | undefined {
  return Object.hasOwn(texts, game) ? texts[game] : undefined;
}
