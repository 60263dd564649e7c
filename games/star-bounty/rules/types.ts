import type { AgendaEvent, Act as KitAct, Turn as KitTurn, MoveOf, Rng } from '@haven/kit';
import type { Bounty, Part, System } from './components/cards.ts';
import type { Medal } from './components/sectors.ts';
import type { Options } from './meta.ts';

export type { Options };

/** A bounty in the collection: dead or alive, and where it was taken. */
export interface Taken {
  readonly card: Bounty;
  readonly alive: boolean;
  readonly sector: number;
}

/** Enemies that stand side by side. Only the front row is face up. */
export interface Row {
  faceUp: boolean;
  enemies: Bounty[];
}

export interface Roll {
  readonly dice: readonly [number, number];
  /** Only the enemy's shot comes with a coin (§5.4). */
  readonly heads: boolean;
}

export interface Battle {
  readonly enemy: Bounty;
  health: number;
  /** The roll that waits for its damage, if any. */
  roll: Roll | null;
  /** Power improvised for this shot (clubs) or this Brace phase (diamonds, spades). */
  boost: number;
}

export interface Drones {
  ready: number;
  assigned: System[];
  wrecked: number;
}

/** Where credits came from and went. The lines add up to the credits in hand. */
export const LEDGER = [
  'bounties',
  'captures',
  'sectors',
  'parts',
  'backRoom',
  'healing',
  'fitting',
  'repairs',
] as const;
export type LedgerLine = (typeof LEDGER)[number];

export type Verdict = Medal | 'finished' | 'destroyed';

export interface State {
  readonly options: Options;
  readonly agenda: Step[];
  sector: number;
  /** 10 to 2; 1 is critical, 0 destroyed. */
  life: number;
  credits: number;
  systems: Record<System, number>;
  drones: Drones;
  hand: Part[];
  rows: Row[];
  battle: Battle | null;
  collection: Taken[];
  discard: Bounty[];
  /** Face down; the last card is on top. */
  bountyPile: Bounty[];
  shopPile: Part[];
  shelf: Part[];
  salvage: Part[];
  ledger: Record<LedgerLine, number>;
  verdict: Verdict | null;
}

/** The decisions, in the order in which a sector asks them. */
export type Step =
  | { readonly type: 'engage'; readonly seats: readonly [0]; readonly mayFlee: boolean }
  | { readonly type: 'fire' | 'volley' | 'brace' | 'impact' | 'reengage' | 'enterprise'; readonly seats: readonly [0] };

type Engage = { readonly type: 'engage'; readonly enemy: Bounty };
type Flee = { readonly type: 'flee'; readonly prisoner: Bounty };
type Improvise = { readonly type: 'improvise'; readonly part: Part };
type AssignDrone = { readonly type: 'drone'; readonly system: System };
type OfPart = { readonly type: 'buy' | 'buyFit' | 'fit' | 'drop'; readonly part: Part };

/** Each decision's own moves. */
export interface Moves {
  engage: Engage | Flee;
  fire: { readonly type: 'fire' } | Improvise | AssignDrone;
  volley: { readonly type: 'strike' } | Improvise | AssignDrone;
  brace: { readonly type: 'brace' } | Improvise | AssignDrone;
  impact: { readonly type: 'endure' } | Improvise | AssignDrone;
  reengage: { readonly type: 'reengage' } | Flee;
  enterprise:
    | { readonly type: 'sell'; readonly card: Bounty }
    | { readonly type: 'heal'; readonly hearts: number }
    | OfPart
    | { readonly type: 'backRoom' | 'repair' | 'leave' };
}
export type Move = Moves[keyof Moves];
/** §6.15 What can be done at the Galactic Enterprise. */
export type Deal = Moves['enterprise'];

export type Event =
  | AgendaEvent<Step>
  | { readonly type: 'sectorEntered'; readonly sector: number }
  | { readonly type: 'rowRevealed'; readonly enemies: readonly Bounty[] }
  | { readonly type: 'engaged'; readonly enemy: Bounty }
  | { readonly type: 'partImprovised'; readonly part: Part }
  | { readonly type: 'droneAssigned'; readonly system: System }
  | { readonly type: 'fired'; readonly dice: readonly [number, number] }
  | { readonly type: 'enemyHit'; readonly enemy: Bounty; readonly damage: number; readonly health: number }
  | { readonly type: 'enemyCaptured' | 'enemyDestroyed'; readonly enemy: Bounty; readonly damage: number }
  | { readonly type: 'dronesWrecked'; readonly count: number }
  | { readonly type: 'braced'; readonly dice: readonly [number, number]; readonly heads: boolean }
  | { readonly type: 'shotAbsorbed'; readonly damage: number }
  | { readonly type: 'shipHit'; readonly damage: number; readonly life: number }
  | { readonly type: 'shipDestroyed'; readonly damage: number }
  | { readonly type: 'braceEnded' }
  | { readonly type: 'fled'; readonly prisoner: Bounty }
  | { readonly type: 'sectorCleared'; readonly sector: number }
  | { readonly type: 'partsShelved'; readonly parts: readonly Part[] }
  /** Who watches learns the count alone; `pile` stays empty for them. */
  | { readonly type: 'salvageShuffled'; readonly count: number; readonly pile: readonly Part[] }
  | { readonly type: 'sold'; readonly card: Bounty; readonly pay: number; readonly alive: number; readonly far: number }
  | { readonly type: 'healed'; readonly hearts: number }
  | { readonly type: 'bought'; readonly part: Part; readonly price: number }
  | { readonly type: 'fitted'; readonly part: Part }
  | { readonly type: 'dropped'; readonly part: Part }
  | { readonly type: 'backRoomOpened' }
  | { readonly type: 'droneRepaired' }
  | { readonly type: 'enterpriseLeft' }
  | { readonly type: 'runEnded'; readonly verdict: Verdict };

/** What the player sees: piles as counts, face-down enemies as null. */
export interface View {
  readonly options: Options;
  readonly step: Step | null;
  readonly sector: number;
  readonly life: number;
  readonly credits: number;
  readonly systems: Readonly<Record<System, number>>;
  readonly drones: Readonly<Drones>;
  readonly hand: readonly Part[];
  readonly rows: readonly (readonly (Bounty | null)[])[];
  readonly battle: Readonly<Battle> | null;
  readonly collection: readonly Taken[];
  readonly discard: readonly Bounty[];
  readonly bountyPile: number;
  readonly shopPile: number;
  readonly shelf: readonly Part[];
  readonly salvage: readonly Part[];
  readonly ledger: Readonly<Record<LedgerLine, number>>;
  readonly verdict: Verdict | null;
}

export interface StarBounty {
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
}

export type Turn = KitTurn<State, Event>;
/** The act of moves of this type, wherever a step has it. */
export type Act<Type extends Move['type'], Choice = MoveOf<Move, Type>> = KitAct<
  State,
  Step,
  MoveOf<Move, Type>,
  Event,
  Choice
>;
export type { Rng };
