import type { FromTable, GameTypes, Level, News, Refusal, Seen, Viewer } from '@haven/kit';
import type { Language } from '@haven/text-kit';
import type { ReactNode } from 'react';

/** Who sits in a chair, as the page names them. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** How well the bot of this chair plays, where that can be chosen. */
  readonly level?: Level;
  /** Nobody is there who could think. */
  readonly isAway?: true;
}

/** How far a film has come: so many entries of the match, and so many events of those that follow. */
export interface Progress {
  readonly entries: number;
  readonly events: number;
  /** How things stand on screen. */
  readonly view?: unknown;
}

/** What would still be worth doing, in words, and in the game's notation the one thing of it that a button does at once. */
export interface Undone {
  readonly lines: readonly string[];
  readonly move?: string;
}

/** What the frame hands to a game's screen. The screen shows; it decides nothing. */
export interface TableProps<T extends GameTypes> {
  readonly viewer: Viewer;
  /** By seat; a solo game may do without. */
  readonly seats?: readonly SeatInfo[];
  readonly language: Language;
  readonly seen: Seen<T>;
  /** What just happened, to be animated; empty after a reload or while a replay jumps. */
  readonly news: readonly News<T['Event']>[];
  /** All that was told and still counts, the news included. */
  readonly past: readonly News<T['Event']>[];
  /** Why the last wish was refused; gone with the next position. */
  readonly refusal: Refusal | null;
  /** True while an answer is awaited, or in a replay: nothing can be played. */
  readonly locked: boolean;
  /** Said where the game would ask: nobody is asked any more, or somebody else answers for this seat. */
  readonly instead?: string;
  /** To be told how far the film has come: what the page says of it waits for that. */
  onProgress?(progress: Progress): void;
  play(move: string): void;
  undo(): void;
  /** Tells the table that a helping tool was used, so that the result can say so. */
  aided(aid: string): void;
  readonly aids: readonly string[];
  /** A move that was advised, in the game's notation: what it is made of glows. Its button does so by itself. */
  readonly hint?: string;
  /** Opens the rules at a §. */
  showRule?(rule: string): void;
  /** The way to the lesson about one of these §, where there is one; loaded when it is shown. */
  Lessons?(props: { readonly rules: readonly string[] }): ReactNode;
  /** The page asks before a move that gives up what could still be done: the screen need not. */
  readonly isEndChecked?: true;
  /** What newcomers are told where the screen asks before such a move. */
  undone?(): Undone;
  /** Something has to be found here: the screen neither advises nor begins with an answer. */
  readonly isPuzzle?: true;
  /** Somebody beside the table says what to do: the screen has no counsel of its own. */
  readonly isLesson?: true;
  /** The § of chapters to come: marks that only they explain would puzzle whoever is taught. */
  readonly untaught?: readonly string[];
}

export interface ResultProps<T extends GameTypes> extends TableProps<T> {
  /** The position at the start and after every move that counts. */
  readonly history: readonly Seen<T>[];
  /** What belongs beside the verdict: who won did not make all the moves. */
  readonly proviso?: string;
  onAgain(): void;
}

/** To whom a log line speaks, how it names the seats, and the position it stands beside. */
export interface Told<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly view: T['View'];
}

/** A table, wherever it stands: on the server or in a worker. Nothing above this line knows which. */
export interface TableLink<T extends GameTypes> {
  play(asked: number, move: string): void;
  undo(moves: number): void;
  look(from: number): void;
  aided(aid: string): void;
  listen(hear: (message: FromTable<T>) => void): () => void;
  close(): void;
}
