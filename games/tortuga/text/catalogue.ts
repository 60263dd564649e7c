import type { KitRefusalCode } from '@haven/kit';
import { type OptionTexts, seatNames, type Texts } from '@haven/text-kit';
import type { Action, Area, Colour, Event, Move, Options, RefusalCode, Step } from '@haven/tortuga-rules';

/** The colour of each seat's board, dice and screen: its name where nobody has a better one. */
export const SEAT_COLOURS = ['blue', 'orange', 'yellow', 'green'] as const;
type SeatColour = (typeof SEAT_COLOURS)[number];

export const colourName = seatNames(SEAT_COLOURS);

/** What a table of this game can choose. */
export const OPTION_NAMES = ['long', 'start', 'swift'] as const satisfies readonly (keyof Options)[];

/** How a game can end, in the words of the rules. */
export const VERDICTS = ['won', 'shared'] as const;
type Verdict = (typeof VERDICTS)[number];

/** §6 The lines of a score sheet, in the words of the rules. */
export const LEDGER = ['tortuga', 'fleet', 'crew', 'sets', 'tracks', 'coins'] as const;
type LedgerLine = (typeof LEDGER)[number];

/** Agenda entries are never told: the prompt names the step. */
export type Told = Exclude<Event, { type: 'stepBegan' | 'stepEnded' }>;

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
    | 'chestsHome'
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
  /** What speaks for a move in its position: clauses. */
  readonly grounds: Texts<
    | 'advance'
    | 'bonus'
    | 'coins'
    | 'dice'
    | 'doubled'
    | 'hunt'
    | 'order'
    | 'skulls'
    | 'spared'
    | 'spoils'
    | 'unworthy'
    | 'wild'
  >;
  /** What a move lacks beside a better one, as bots name it. */
  readonly terms: Texts<'bonuses' | 'chests' | 'points' | 'sets' | 'start' | 'tokens'>;
  readonly verdicts: Texts<Verdict>;
  readonly results: Texts<Verdict>;
  readonly ledger: Texts<LedgerLine>;
  readonly sheet: Texts<'line' | 'name' | 'seat' | 'undone'>;
  readonly options: OptionTexts<Options>;
}
