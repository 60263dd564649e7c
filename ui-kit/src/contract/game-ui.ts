import type { GameTypes, Refusal, Seat, Standing } from '@haven/kit';
import type { Guide, Language } from '@haven/text-kit';
import type { ReactNode } from 'react';
import type { Ambience } from '../theme/ambience.ts';
import type { SaidPart } from './said-parts.ts';
import type { ResultProps, TableProps, Told } from './table.ts';

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
  /** What whoever has chosen a value gets; a document is `standard` or `own`. */
  readonly about?: Readonly<Record<string, string>>;
}

export interface LogPicturesProps<T extends GameTypes> {
  readonly event: T['Event'];
  readonly language: Language;
  readonly told: Told<T>;
}

/** What a key does at a table. */
export interface KeyDeed {
  readonly key: string;
  readonly deed: string;
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
  /** How a match stands that goes on or was stopped; a solo game needs none. */
  standing?(view: T['View']): Standing;
  /** What a standing counts its rounds in, as it stands in the middle of a sentence. */
  roundName?(language: Language): string;
  /** One event as a sentence; undefined if it is not worth a line. */
  logLine(event: T['Event'], language: Language, told?: Told<T>): ReactNode | undefined;
  /** The same sentence in pieces, so that names can have their colours. */
  logParts(event: T['Event'], language: Language, told: Told<T>): readonly SaidPart[] | undefined;
  /** What a line of the log speaks of, in small pictures; whoever cannot see them misses nothing. */
  LogPictures?(props: LogPicturesProps<T>): ReactNode;
  /** Who sits in a seat, as a small picture; a solo game needs none. */
  SeatFace?(props: { readonly seat: Seat }): ReactNode;
  /** A move as its button says it, to whoever has that view. */
  moveLine?(move: T['Move'], language: Language, asked: Omit<Told<T>, 'viewer'>): string;
  /** What speaks for a move by the rules, in this position: a clause that tells of nothing but what everybody may know, or whoever has that view. */
  groundLine?(move: T['Move'], language: Language, asked: Omit<Told<T>, 'viewer'>): string | undefined;
  /** What a move lacks beside a better one, by the name that bots have for it. */
  termLine?(name: string, language: Language): string | undefined;
  /** What the rules alone brought about in a move: nobody can be asked why they chose it. */
  ruleLines(events: readonly T['Event'][], language: Language, told: Told<T>): readonly string[];
  refusalLine(refusal: Refusal, language: Language): string;
  /** As they are at this table; without one, as the house has them. */
  rules(language: Language, told?: Told<T>): readonly RuleText[];
  /** For those who do not know the game yet; loaded when somebody reads it. */
  guide(language: Language): Promise<Guide>;
  /** The words of the form that opens a table. */
  options(language: Language): Readonly<Record<string, OptionText>>;
  /** What a seat is called as long as nobody gave it a name; a solo game needs none. */
  seatName?(seat: Seat, language: Language): string;
  /** Its keys beyond those of every table. */
  keys?(language: Language): readonly KeyDeed[];
  /** What the table sounds like when nothing happens, for those who wish to hear it. */
  readonly ambience?: Ambience;
  /** The colours of the seats, for those who choose one. */
  readonly seatColours?: readonly string[];
}
