import type { KitRefusalCode } from '@haven/kit';
import type { Action, Area, Colour, Event, Move, Options, RefusalCode, Step } from '@haven/tortuga-rules';

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The colour of each seat's board, dice and screen: its name where nobody has a better one. */
export const SEAT_COLOURS = ['blue', 'orange', 'yellow', 'green'] as const;
type SeatColour = (typeof SEAT_COLOURS)[number];

/** How a game can end, in the words of the rules. */
export const VERDICTS = ['won', 'shared'] as const;
type Verdict = (typeof VERDICTS)[number];

/** §6 The lines of a score sheet, in the words of the rules. */
export const LEDGER = ['tortuga', 'fleet', 'crew', 'sets', 'tracks', 'coins'] as const;
type LedgerLine = (typeof LEDGER)[number];

/** Agenda entries are never told: the prompt names the step. */
export type Told = Exclude<Event, { type: 'stepBegan' | 'stepEnded' }>;

type Texts<Key extends string> = { readonly [K in Key]: string };

type OptionTexts = {
  readonly [K in keyof Options]: {
    readonly label: string;
    readonly hint: string;
    readonly values: Texts<Options[K] extends boolean ? 'on' | 'off' : Options[K] & string>;
  };
};

/** What has to be said in every language. A closed set of the rules without its text fails the build. */
export interface Catalogue {
  readonly game: Texts<'title' | 'pitch'>;
  readonly names: Texts<
    | 'bag'
    | 'boat'
    | 'bonusTile'
    | 'box'
    | 'capacity'
    | 'centreIsland'
    | 'chest'
    | 'coins'
    | 'crewTrack'
    | 'dice'
    | 'faceTable'
    | 'first'
    | 'fleetTrack'
    | 'leftBehind'
    | 'pirate'
    | 'round'
    | 'screen'
    | 'second'
    | 'set'
    | 'skull'
    | 'startPlayer'
    | 'total'
    | 'treasureTile'
  >;
  readonly seats: Texts<SeatColour>;
  readonly actions: Texts<Action>;
  readonly actionShorts: Texts<Action>;
  /** §4, §9 What the action brings in first and second position, and in a game of two. */
  readonly effects: { readonly [K in Action]: Texts<'first' | 'second' | 'duel'> };
  readonly colours: Texts<Colour>;
  readonly areas: Texts<Area>;
  /** A die as it lies, and dice beside an action. */
  readonly dice: Texts<'face' | 'skull' | 'placed'>;
  readonly prompts: Texts<Step['type'] | 'open' | 'stuck' | 'alike' | 'waiting' | 'over'>;
  readonly moves: Texts<Move['type']>;
  readonly log: Texts<Told['type'] | 'deed'>;
  readonly refusals: Texts<RefusalCode | KitRefusalCode>;
  readonly status: Texts<
    | 'bonus'
    | 'bonusOn'
    | 'chests'
    | 'colour'
    | 'deeds'
    | 'dice'
    | 'hand'
    | 'player'
    | 'round'
    | 'rolled'
    | 'screen'
    | 'supply'
  >;
  readonly verdicts: Texts<Verdict>;
  readonly results: Texts<Verdict>;
  readonly ledger: Texts<LedgerLine>;
  readonly sheet: Texts<'line' | 'name' | 'seat' | 'undone'>;
  readonly options: OptionTexts;
}

/** The same tree in another language. */
export type Translation<Tree> = { readonly [K in keyof Tree]: Tree[K] extends string ? string : Translation<Tree[K]> };

/** The dotted names of all messages in a tree. */
export type KeyOf<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? K : `${K}.${KeyOf<Tree[K]>}`;
}[keyof Tree & string];
