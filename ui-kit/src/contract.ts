import type { FromTable, GameTypes, News, Refusal, Seat, Seen, Viewer } from '@haven/kit';
import type { Language } from '@haven/text-kit';
import type { ComponentType, ReactNode } from 'react';

export { LANGUAGES, type Language } from '@haven/text-kit';

/** Who sits in a chair, as the page names them. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: 'human' | 'bot';
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
  play(move: string): void;
  undo(): void;
  /** Tells the table that a helping tool was used, so that the result can say so. */
  aided(aid: string): void;
  readonly aids: readonly string[];
}

export interface ResultProps<T extends GameTypes> extends TableProps<T> {
  /** The position at the start and after every move that counts. */
  readonly history: readonly Seen<T>[];
  onAgain(): void;
}

/** To whom a log line speaks, how it names the seats, and the position it stands beside. */
export interface Told<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly view: T['View'];
}

/** One rule of the reference: its number and its words. */
export interface RuleText {
  readonly rule: string;
  readonly title?: string;
  readonly text: string;
}

/** The words for one table option; a switch has the values `on` and `off`, a document none. */
export interface OptionText {
  readonly label: string;
  readonly hint: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** All that the page needs of a game, loaded when its table opens. Components are written as methods: any game's fit. */
export interface GameUi<T extends GameTypes> {
  readonly id: string;
  /** The board has use for all the room there is: log and rules wait to be called. */
  readonly isWide?: boolean;
  /** Board, hand, prompt bar: everything between the top bar and the drawer. */
  Table(props: TableProps<T>): ReactNode;
  /** After the end: medals, score sheet, charts. */
  Result(props: ResultProps<T>): ReactNode;
  /** One event as a sentence; undefined if it is not worth a line. */
  logLine(event: T['Event'], language: Language, told?: Told<T>): ReactNode | undefined;
  refusalLine(refusal: Refusal, language: Language): string;
  /** As they are at this table; without one, as the house has them. */
  rules(language: Language, told?: Told<T>): readonly RuleText[];
  /** The words of the form that opens a table. */
  options(language: Language): Readonly<Record<string, OptionText>>;
  /** What a seat is called as long as nobody gave it a name; a solo game needs none. */
  seatName?(seat: Seat, language: Language): string;
  /** The colours of the seats, for those who choose one. */
  readonly seatColours?: readonly string[];
}

/** Something to begin a document with. */
export interface DocumentStart {
  readonly id: string;
  label(language: Language): string;
  make(): unknown;
}

export interface DocumentEditorProps {
  /** As far as it is written: anything may be wrong with it. */
  readonly value: unknown;
  readonly language: Language;
  /** Which part of it is open: the rest of the address, empty for the whole. */
  readonly place: string;
  goTo(place: string): void;
  /** Writes on, from whatever is written by then. */
  change(edit: (value: unknown) => unknown): void;
  /** Says what was done, with a way back. */
  tell(text: string, undo: () => void): void;
}

/** How a document for a table is written on the page. Whether it can be played with is said by its option's `check`. */
export interface DocumentEditor {
  readonly starts: readonly DocumentStart[];
  /** What a document is that nobody has named. */
  title(language: Language): string;
  /** Whether something from a file or a link is such a document at all, right or wrong. */
  isOne(value: unknown): boolean;
  Editor(props: DocumentEditorProps): ReactNode;
}

/** A place on the page where documents for an option of a game are written, kept and shared. */
export interface Workshop {
  /** Its address, without a slash. */
  readonly path: string;
  readonly option: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly lead: Readonly<Record<Language, string>>;
  load(): Promise<DocumentEditor>;
}

/** What the home page needs of a game before anything else is loaded. */
export interface GameDoor {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly pitch: Readonly<Record<Language, string>>;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  /** What the seats are called where nobody's name is known, as at the table (`GameUi.seatName`). */
  readonly seatNames?: Readonly<Record<Language, readonly string[]>>;
  /** The game's own words for how a match ended (`Outcome.verdict`), short enough for a list. */
  readonly verdicts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Who made the game and who holds the rights, as the credits say it. */
  readonly credits: Readonly<Record<Language, string>>;
  /** Whose icons its pictures use (game-icons.net, CC BY 3.0). */
  readonly iconAuthors: readonly string[];
  /** A living picture for the door; it fills its box and is decoration only. */
  readonly Art: ComponentType;
  readonly workshop?: Workshop;
  load(): Promise<GameUi<GameTypes>>;
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
