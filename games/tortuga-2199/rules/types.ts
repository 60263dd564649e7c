import type { AgendaEvent, Act as KitAct, Turn as KitTurn, MoveOf, Rng, Seat, Viewer } from '@haven/kit';
import type { Cell } from './components/board.ts';
import type { Ability, KindId } from './components/card-set.ts';
import type { SectorId, Special } from './components/sectors.ts';
import type { Options } from './meta.ts';
import type { Move, Moves } from './move-types.ts';

export * from './move-types.ts';
export type { Options };

/** One card of the match, `kind#number`. Whoever is told of it hears its kind alone: equal cards are alike (§2.7). */
export type CardId = string;
/** One Hunt token, `kind#token`. */
export type TokenId = string;

/** Where tokens of Influence came from. Control tokens count apart (§5.1). */
export const SOURCES = ['captures', 'redeemed', 'fights', 'spoils', 'bought', 'abilities'] as const;
export type Source = (typeof SOURCES)[number];

export interface Captain {
  ship: KindId | null;
  /** The ship's sector; null while it lies in the cargo bay (§4.11). */
  at: SectorId | null;
  hand: CardId[];
  /** Unordered: a card is drawn at random when it is needed, so there is no order to know. */
  deck: CardId[];
  /** Cards that everybody saw on their way here; the last one is on top. */
  discard: CardId[];
  /** Cards discarded from the hand unplayed: only their owner knows them (§2.7). */
  unseen: CardId[];
  played: CardId[];
  reserve: CardId | null;
  minerals: number;
  /** Influence tokens; always the sum of the ledger. */
  influence: number;
  ledger: Record<Source, number>;
}

export interface Sector {
  readonly cell: Cell;
  readonly next: readonly SectorId[];
  owner: Seat | null;
  /** §3.12 The next conquest costs one more. */
  defence: number;
  mineral: boolean;
  hunt: TokenId | null;
  explored: Seat[];
}

/** A special sector's cards: two open, the rest face down, and below them those put there by a refresh (§3.4). */
export interface SpecialDeck {
  open: (CardId | null)[];
  /** Unordered, as a captain's deck. */
  pile: CardId[];
  /** Seen by all; drawn in this order when the pile is empty. */
  bottom: CardId[];
}

/** What lasts for one turn. */
export interface TurnState {
  readonly seat: Seat;
  crypto: number;
  manoeuvre: number;
  /** Minerals laid out: the next payment takes them before Crypto (§3.6.2). */
  laid: number;
  /** Manoeuvre off the next conquest (§8.3.11). */
  siege: number;
  /** T cards can be bought in any sector (§8.3.16). */
  trade: boolean;
  /** Prices at which one point of Influence can be bought once (§8.3.15). */
  lobbies: number[];
  /** Powers already used (§5.2). */
  used: Special[];
  /** §8.3.28 to §8.3.30 How much less is paid, until the turn ends. */
  discounts?: Readonly<Record<Discount, number>>;
  /** §8.3.31 So many of the next cards bought go to the hand. */
  toHand?: number;
  /** §2.7 Cards in hand that everybody saw coming there; forgotten as soon as any card leaves the hand face down. */
  shown?: readonly KindId[];
}

/** What can become cheaper for a turn. */
export type Discount = 'buying' | 'capturing' | 'reinforcing';

export interface Fight {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly sector: SectorId;
  attack: CardId[];
  defence: CardId[];
  revealed: boolean;
  winner: Seat | null;
  /** Random cards that the loser destroys beyond the first (§8.3.22). */
  carnage: number;
  /** Cards of the loser that are not destroyed (§8.3.36). */
  saves?: number;
  /** Influence for the winner beyond the spoils (§8.3.35). */
  spoils?: number;
  /** Cards that each side draws in the end (§8.3.37). */
  draws?: readonly [attacker: number, defender: number];
}

export interface LastRound {
  readonly conqueror: Seat;
}

export const VERDICTS = ['influence', 'usurper', 'truce'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface State {
  readonly options: Options;
  readonly agenda: Step[];
  readonly first: Seat;
  /** Rounds begun. */
  round: number;
  turn: TurnState;
  readonly captains: Captain[];
  readonly sectors: Readonly<Partial<Record<SectorId, Sector>>>;
  /** §5.5 Minerals in the cache of the Mines. */
  cache: number;
  /** T cards left, by kind. */
  readonly piles: Record<KindId, number>;
  readonly decks: Readonly<Record<Special, SpecialDeck>>;
  readonly huntDeck: CardId[];
  /** §1.4 Tokens that no sector needed. */
  readonly boxedTokens: TokenId[];
  /** Destroyed cards. */
  readonly box: CardId[];
  fight: Fight | null;
  lastRound: LastRound | null;
  verdict: Verdict | null;
}

type Ask<Type extends string> = { readonly type: Type; readonly seats: readonly [Seat] };
/** Abilities of a card just played that are still to be used. */
export type AbilityStep = Ask<'ability'> & { readonly card: CardId; readonly left: readonly Ability[] };
export type Step =
  | Ask<'chooseShip'>
  | Ask<'placeShip'>
  | Ask<'takeReserve'>
  | Ask<'act'>
  | AbilityStep
  | Ask<'commit'>
  | Ask<'defend'>
  | Ask<'sacrifice'>
  | Ask<'spoils'>;

/** §3.6 How a Crypto cost was paid. */
export interface Payment {
  readonly crypto: number;
  readonly minerals: number;
}

/** One line of a fight's count. */
export interface FightLine {
  readonly what: 'cards' | 'abilities' | 'weakened' | 'turrets' | 'sector';
  readonly points: number;
}
export interface FightCount {
  readonly lines: readonly FightLine[];
  readonly total: number;
}

/** §2.7 Without open memory: the card that is on top of the discard pile now, if there is one that was seen. */
export interface NewTop {
  readonly top?: CardId | null;
}

type Of<Type extends string, Facts = object> = { readonly type: Type; readonly seat: Seat } & Readonly<Facts>;

/** A viewer is told kinds for cards; a hidden card is null to others and a list of hidden cards empty beside its count. */
export type Event =
  | AgendaEvent<Step>
  | Of<'shipChosen', { ship: KindId }>
  | Of<'turnBegan', { crypto: number }>
  | Of<'shipPlaced', { sector: SectorId }>
  | Of<'reserveTaken', { card: CardId | null }>
  | Of<'cardPlayed', { card: CardId; crypto: number; manoeuvre: number }>
  | Of<'drew', { count: number; cards: readonly CardId[] }>
  | Of<'reshuffled', { count: number }>
  | Of<'moved', { sector: SectorId; manoeuvre: number }>
  | Of<'mineralCollected', { sector: SectorId; manoeuvre: number }>
  | Of<'cacheTaken'>
  | Of<'mineralLaid'>
  | Of<'mineralTakenBack'>
  | Of<'explored', { sector: SectorId; token: TokenId | null; manoeuvre: number }>
  | Of<'reserved', { card: CardId | null } & Payment>
  | Of<'destroyed', { card: CardId; from: 'played' | 'hand' | 'discard' | 'fight'; manoeuvre: number } & NewTop>
  | Of<'captured', { sector: SectorId; token: TokenId; card: CardId; manoeuvre: number }>
  | Of<'redeemed', { card: CardId; influence: number }>
  | Of<
      'conquered',
      { sector: SectorId; from: Seat | null; defence: number; manoeuvre: number; siege: number } & Payment
    >
  | Of<'seized', { sector: SectorId; from: Seat; defence: number }>
  | Of<'reinforced', { sector: SectorId; defence: number } & Payment>
  | Of<'bought', { card: CardId; sector: SectorId; to?: 'hand' } & Payment>
  | Of<'refreshed', { sector: Special; card: CardId } & Payment>
  | { readonly type: 'opened'; readonly sector: Special; readonly slot: number; readonly card: CardId }
  | Of<'influenceBought', { price: number; lobby: boolean } & Payment>
  | Of<'influenceGained', { source: Source; points: number }>
  | Of<'influenceTaken', { from: Seat; points: number }>
  | Of<'powerUsed', { power: Special }>
  | Of<'resourcesGained', { crypto: number; manoeuvre: number; by: SectorId | KindId }>
  | Of<'siegePrepared', { n: number }>
  | Of<'abilityPaid', { card: CardId; manoeuvre: number } & Payment>
  | Of<'reclaimed', { card: CardId } & NewTop>
  | Of<'discountGranted', { what: Discount; n: number }>
  | Of<'deliveryArranged', { n: number }>
  | Of<'discarded', { card: CardId }>
  | Of<'mineralsLost', { count: number }>
  | Of<'tradeOpened'>
  | Of<'lobbyOpened', { price: number }>
  | Of<'attacked', { defender: Seat; sector: SectorId }>
  | Of<'committed', { card: CardId | null }>
  | { readonly type: 'fightRevealed'; readonly attack: readonly CardId[]; readonly defence: readonly CardId[] }
  | {
      readonly type: 'fightDecided';
      readonly winner: Seat;
      readonly attack: FightCount;
      readonly defence: FightCount;
      readonly carnage: number;
      readonly saves?: number;
      readonly spoils?: number;
      readonly draws?: readonly [attacker: number, defender: number];
    }
  | { readonly type: 'fightCardsDiscarded' }
  | Of<'shipRemoved'>
  | { readonly type: 'fightEnded' }
  | Of<'turnEnded', { count: number; cards: readonly CardId[]; shown: CardId | null }>
  | Of<'lastRoundBegan'>
  | { readonly type: 'gameEnded'; readonly verdict: Verdict };

/** What a captain alone may see of the own cards. */
export interface OwnCards {
  readonly hand: readonly KindId[];
  /** Sorted: nobody knows what comes next. */
  readonly deck: readonly KindId[];
  readonly unseen: readonly KindId[];
  readonly reserve: KindId | null;
}

export interface SeenCaptain {
  readonly ship: KindId | null;
  readonly at: SectorId | null;
  readonly played: readonly KindId[];
  /** What the viewer may know of the pile, the last one on top: with open memory all that everybody saw, else the top card. */
  readonly discard: readonly KindId[];
  readonly minerals: number;
  readonly influence: number;
  readonly ledger: Readonly<Record<Source, number>>;
  /** Influence tokens and control tokens together. */
  readonly total: number;
  /** Hunt tokens in the cargo bay. */
  readonly hunts: number;
  /** `unseen` are the cards of the discard pile that are not in `discard`. */
  readonly counts: { readonly hand: number; readonly deck: number; readonly unseen: number; readonly reserve: number };
  /** How many cards of each kind lie where others cannot see them: a perfect memory knows that, and who has none is told null. */
  readonly hidden: Readonly<Record<KindId, number>> | null;
  readonly own: OwnCards | null;
}

export interface SeenSector {
  readonly cell: Cell;
  readonly next: readonly SectorId[];
  readonly owner: Seat | null;
  readonly defence: number;
  readonly mineral: boolean;
  readonly hasHunt: boolean;
  /** Only for those who explored it. */
  readonly hunt: TokenId | null;
  readonly explored: readonly Seat[];
}

export interface SeenDeck {
  readonly open: readonly (KindId | null)[];
  /** Without open memory with those put below it (§2.7). */
  readonly pile: number;
  readonly bottom: readonly KindId[];
}

export interface SeenFight {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly sector: SectorId;
  readonly counts: readonly [attack: number, defence: number];
  readonly attack: readonly KindId[] | null;
  readonly defence: readonly KindId[] | null;
  readonly revealed: boolean;
  readonly winner: Seat | null;
  readonly carnage: number;
  readonly saves?: number;
  readonly spoils?: number;
  readonly draws?: readonly [attacker: number, defender: number];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly agenda: readonly Step[];
  readonly first: Seat;
  readonly round: number;
  readonly turn: Readonly<TurnState>;
  readonly captains: readonly SeenCaptain[];
  readonly sectors: Readonly<Partial<Record<SectorId, SeenSector>>>;
  readonly cache: number;
  readonly piles: Readonly<Record<KindId, number>>;
  readonly decks: Readonly<Record<Special, SeenDeck>>;
  readonly huntDeck: readonly KindId[];
  readonly boxedTokens: number;
  readonly box: readonly KindId[];
  readonly fight: SeenFight | null;
  readonly lastRound: LastRound | null;
  readonly verdict: Verdict | null;
}

export interface Tortuga2199 {
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
}

export type Turn = KitTurn<State, Event>;
/** The act of moves of this type in a step; it may offer the moves of its neighbours along with its own. */
export type Act<Type extends Move['type'], K extends keyof Moves = 'act'> = KitAct<
  State,
  Extract<Step, { type: K }>,
  MoveOf<Move, Type>,
  Event,
  Moves[K]
>;
export type { Rng, Seat };
