import type { Outcome, Refusal, Seat } from '@haven/kit';
import type { Guide } from './guide.ts';
import type { PerLanguage } from './languages.ts';
import type { TranslateOf } from './line.ts';

/** A line of any game: the key of a message and what to put in. */
export interface Line {
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export type Translate = TranslateOf<string>;

interface Messages {
  readonly game: { readonly title: string; readonly pitch: string };
}

/** The words of a game: what can be said of it, and the messages to say it with, per language. */
export interface GameText {
  readonly messages: PerLanguage<Messages>;
  /** The rules reference: plain text by § number, in order. */
  readonly rulesText: PerLanguage<Readonly<Record<string, string>>>;
  /** For those who do not know the game yet; loaded when somebody reads it. */
  readonly guide: PerLanguage<() => Promise<Guide>>;
  statusLines(view: unknown): readonly Line[];
  promptLine(view: unknown): Line;
  moveLine(move: unknown, view: unknown): Line;
  /** What speaks for a move by the rules, in this position. */
  groundLine?(move: unknown, view: unknown): Line | undefined;
  logLine(event: unknown): Line | undefined;
  refusalLine(refusal: Refusal): Line;
  resultLines(outcome: Outcome): readonly Line[];
  undoneLine(count: number): Line;
  /** What a seat is called; a solo game needs no names. */
  seatLine?(seat: Seat): Line;
  say(translate: Translate, line: Line): string;
}
