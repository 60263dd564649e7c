import type { AgendaEvent, Act as KitAct, Turn as KitTurn, Seat } from '@haven/kit';
import type { Colour, Tile } from './components/chests.ts';
import type { Action, Pick, Rolled } from './components/dice.ts';
import type { Options } from './meta.ts';

export type { Options };

/** §5 Where chests lie on a board; they travel from the island to Tortuga. */
export const AREAS = ['island', 'crew', 'fleet', 'tortuga'] as const;
export type Area = (typeof AREAS)[number];
/** §5.3 In the order in which they are arranged. */
export const CARRYING_AREAS = ['fleet', 'crew'] as const;
export type CarryingArea = (typeof CARRYING_AREAS)[number];
export type Token = 'boat' | 'pirate';

export interface Player {
  boat: number;
  pirate: number;
  island: Colour[];
  crew: Colour[];
  fleet: Colour[];
  tortuga: Colour[];
  /** Kept face down: only their owner knows them. */
  tiles: Tile[];
  bonus: Record<Action, number>;
  /** Where each of the dice A to E lies, null while it is in hand. */
  placed: (Action | null)[];
  /** What each die in hand shows behind the screen, null when it is not rolled. */
  rolled: (Rolled | null)[];
  pick: Pick | null;
  /** The two tiles of which one is kept. */
  offered: Tile[];
  /** The order in which chests will be moved, as far as it has been chosen. */
  order: { fleet: Colour[] | null; crew: Colour[] | null };
}

/** §3 Somebody's turn to perform an action. */
export interface Deed {
  readonly seat: Seat;
  readonly action: Action;
  readonly position: 1 | 2;
  readonly total: number;
}

export type Phase = 'bonus' | 'pick' | 'skulls' | 'open' | 'actions' | 'move' | 'over';

export interface State {
  readonly options: Options;
  readonly agenda: Step[];
  readonly players: Player[];
  phase: Phase;
  round: number;
  start: Seat;
  bag: Record<Colour, number>;
  /** The tiles around the island, in no order. */
  tiles: Tile[];
  centre: Colour[];
  /** What is still to be performed this round. */
  deeds: Deed[];
  /** Whom the first of this action has hit. */
  hit: { readonly action: Action; readonly seat: Seat } | null;
}

export type Step =
  | { readonly type: 'pick'; readonly seats: readonly Seat[]; readonly open: boolean }
  | { readonly type: 'skulls' | 'bonus' | 'keep'; readonly seats: readonly [Seat] }
  | { readonly type: 'perform'; readonly seats: readonly [Seat]; readonly deed: Deed }
  | { readonly type: 'attack'; readonly seats: readonly [Seat]; readonly deed: Deed }
  | { readonly type: 'arrange'; readonly seats: readonly Seat[] };

export interface Moves {
  /** Dice by letter, as `AC`; none if none can be placed. */
  pick: { readonly type: 'pick'; readonly dice: string };
  skulls: { readonly type: 'turn'; readonly action: Action };
  bonus: { readonly type: 'bonus'; readonly action: Action };
  perform: { readonly type: 'perform' } | { readonly type: 'forfeit' };
  keep: { readonly type: 'keep'; readonly tile: Tile };
  attack: Attack | { readonly type: 'forfeit' };
  arrange: { readonly type: 'arrange'; readonly area: CarryingArea; readonly chests: readonly Colour[] };
}
export type Move = Moves[keyof Moves];

/** Whom, and which chest goes with it: a place in the target's area for the first, a colour of the centre for the second. */
export interface Attack {
  readonly type: 'attack';
  readonly target: Seat;
  readonly chest: number | null;
  readonly centre: Colour | null;
}

export type Event =
  | AgendaEvent<Step>
  | { readonly type: 'roundBegan'; readonly round: number; readonly start: Seat }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  /** Who does not sit behind that screen learns only how many dice rolled. */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly count: number; readonly dice: readonly Rolled[] }
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly dice: readonly Rolled[] }
  | { readonly type: 'picked'; readonly seat: Seat; readonly pick: Pick | null }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly dice: readonly Rolled[] }
  | { readonly type: 'placed'; readonly seat: Seat; readonly dice: string; readonly action: Action }
  | { readonly type: 'bonusTaken'; readonly seat: Seat; readonly action: Action; readonly value: number }
  | { readonly type: 'deedsRanked'; readonly deeds: readonly Deed[] }
  | { readonly type: 'deedBegan'; readonly deed: Deed }
  | { readonly type: 'tokenMoved'; readonly seat: Seat; readonly token: Token; readonly box: number }
  | { readonly type: 'chestDrawn'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'bagEmpty'; readonly seat: Seat }
  /** Only their finder learns which tiles. */
  | { readonly type: 'tilesSeen'; readonly seat: Seat; readonly count: number; readonly tiles: readonly Tile[] }
  | { readonly type: 'tileKept'; readonly seat: Seat; readonly tile: Tile | null }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly action: Action;
      readonly position: 1 | 2;
    }
  | {
      readonly type: 'chestStolen';
      readonly seat: Seat;
      readonly target: Seat;
      readonly area: CarryingArea;
      readonly place: number;
      readonly colour: Colour;
    }
  | { readonly type: 'centreTaken'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'forfeited'; readonly deed: Deed }
  | {
      readonly type: 'chestLost';
      readonly seat: Seat;
      readonly area: Area;
      readonly place: number;
      readonly colour: Colour;
      readonly to: 'centre' | 'bag';
    }
  | { readonly type: 'diceTakenBack' }
  /** §5.4 Who still chooses must not know: only their owner learns which chests, before they move. */
  | { readonly type: 'arranged'; readonly seat: Seat; readonly area: CarryingArea; readonly chests: readonly Colour[] }
  | {
      readonly type: 'chestsMoved';
      readonly seat: Seat;
      readonly from: Area;
      readonly to: Area;
      readonly chests: readonly Colour[];
    }
  | { readonly type: 'gameEnded' };

export interface SeenPlayer extends Omit<Player, 'tiles' | 'rolled' | 'pick' | 'offered' | 'order'> {
  readonly tileCount: number;
  readonly tiles: readonly Tile[] | null;
  /** Null for dice that are placed, not rolled, or behind somebody else's screen. */
  readonly rolled: readonly (Rolled | null)[];
  /** The dice that lie behind a screen now. */
  readonly rolling: string;
  readonly picked: boolean;
  readonly pick: Pick | null;
  readonly offeredCount: number;
  readonly offered: readonly Tile[] | null;
  /** The areas whose order is chosen. */
  readonly arranged: readonly CarryingArea[];
  /** Null for what is not chosen, and for what others have chosen. */
  readonly order: Player['order'];
}

export interface View {
  readonly options: Options;
  readonly seat: Seat | null;
  /** Who is asked what; the last question first. */
  readonly agenda: readonly Step[];
  readonly phase: Phase;
  readonly round: number;
  readonly start: Seat;
  readonly players: readonly SeenPlayer[];
  readonly bag: Readonly<Record<Colour, number>>;
  readonly tileCount: number;
  readonly centre: readonly Colour[];
  readonly deeds: readonly Deed[];
  readonly hit: State['hit'];
}

export interface Tortuga {
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
}

export type Turn = KitTurn<State, Event>;
/** An act of a step; it may offer the moves of its neighbours along with its own. */
export type Act<K extends Step['type'], M extends Move, Choice = M> = KitAct<
  State,
  Extract<Step, { type: K }>,
  M,
  Event,
  Choice
>;
