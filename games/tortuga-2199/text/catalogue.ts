import { KIT_REFUSALS } from '@haven/kit';
import { type OptionTexts, seatNames, type Texts } from '@haven/text-kit';
import type {
  Count,
  Deck,
  Event,
  Fact,
  FightLine,
  Keyword,
  Move,
  Options,
  PlayKeyword,
  RefusalCode,
  SectorId,
  SetProblem,
  Source,
  Special,
  Status,
  Step,
  TurnMove,
  Verdict,
} from '@haven/tortuga-2199-rules';

/** The colour of each seat's ship and markers: its name where nobody has a better one. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
type SeatColour = (typeof SEAT_COLOURS)[number];

export const colourName = seatNames(SEAT_COLOURS);

/** Refusals that the rules' own list has not: the kit's, and the one of a card set (§8.4). */
export const OTHER_REFUSALS = ['bad-card-set', ...KIT_REFUSALS] as const;

/** §5.1 Control tokens by the kind of sector; together they are the line `control`. */
export const CONTROL_LINES = ['tortuga', 'specials', 'posts', 'turrets'] as const;
type ControlLine = (typeof CONTROL_LINES)[number];

/** What a table of this game can choose. */
export const OPTION_NAMES = [
  'scenario',
  'map',
  'openMemory',
  'truce',
  'cardSet',
] as const satisfies readonly (keyof Options)[];

/** What can be spent or counted. */
export const RESOURCES = ['crypto', 'manoeuvre', 'influence', 'minerals'] as const;
export type Resource = (typeof RESOURCES)[number];

/** §3 What a captain can do in a turn, as an entry of the action list. */
export type Action = Exclude<TurnMove['type'], 'playPlain'> | 'takeReserve';

/** A sector by what it offers: the three Trading Posts are alike, and so are the Turrets. */
export type Place = Special | 'tortuga' | 'post' | 'turrets';

/** Agenda entries are never told, nor how a fight is cleared away: other lines say it. */
type Untold = 'stepBegan' | 'stepEnded' | 'fightCardsDiscarded' | 'fightEnded';
export type Told = Exclude<Event, { type: Untold }>;

/** What has to be said in every language. A closed set of the rules without its text fails the build. */
export interface Catalogue {
  /** `language` is the code of the language itself: a card set of the table's own has names per language. */
  readonly game: Texts<'title' | 'pitch' | 'language'>;
  readonly names: Texts<
    | 'ability'
    | 'action'
    | 'attacker'
    | 'bonusToken'
    | 'box'
    | 'cache'
    | 'captain'
    | 'cargoBay'
    | 'control'
    | 'controlToken'
    | 'copies'
    | 'cost'
    | 'council'
    | 'crypto'
    | 'deck'
    | 'defence'
    | 'defender'
    | 'difficulty'
    | 'discard'
    | 'fight'
    | 'firstCaptain'
    | 'hand'
    | 'huntDeck'
    | 'huntToken'
    | 'influence'
    | 'lastRound'
    | 'manoeuvre'
    | 'market'
    | 'marker'
    | 'minerals'
    | 'played'
    | 'pool'
    | 'power'
    | 'redeem'
    | 'reserve'
    | 'round'
    | 'sector'
    | 'ship'
    | 'soldOut'
    | 'status'
    | 'total'
    | 'unknownCreature'
    | 'winsAt'
  >;
  readonly seats: Texts<SeatColour>;
  readonly sectors: Texts<SectorId>;
  /** As a sentence speaks of it: with its article, or after the noun. */
  readonly sectorThes: Texts<SectorId>;
  /** §5 What a sector is and what it offers. */
  readonly places: { readonly [K in Place]: Texts<'name' | 'power' | 'about'> };
  /** An amount, and the letter that stands for it where there is no room. */
  readonly resources: Texts<Resource>;
  readonly letters: Texts<Resource>;
  readonly decks: { readonly [K in Deck]: Texts<'name' | 'letter'> };
  /** §8.2 The house set, by the kind of card. */
  readonly cards: Readonly<Record<string, Texts<'name'>>>;
  /** §8.3 One line for the card's face, and the whole explanation. */
  readonly abilities: { readonly [K in Keyword]: Texts<'face' | 'more'> };
  /** §8.3.39 to §8.3.42 What stands around an ability. */
  readonly abilityTerms: {
    readonly pays: Texts<'face' | 'more' | 'use'>;
    readonly if: Texts<'face' | 'more'>;
    readonly per: Texts<'face' | 'more'>;
    readonly gives: Texts<'face' | 'more' | 'use'>;
  };
  /** §8.3.40 At least so many of something, and §8.3.41 each one of it. */
  readonly has: Texts<Count>;
  readonly each: Texts<Count>;
  readonly abilityTimes: Texts<'play' | 'combat'>;
  readonly statuses: { readonly [K in Status]: Texts<'name' | 'more'> };
  readonly facts: Texts<Fact>;
  readonly actions: { readonly [K in Action]: Texts<'label' | 'cost' | 'hint'> };
  readonly prompts: Texts<Step['type'] | 'waiting' | 'over'>;
  readonly moves: Texts<Exclude<Move['type'], 'use'>>;
  /** The choices that an ability leaves. */
  readonly uses: Texts<PlayKeyword>;
  readonly log: Texts<Told['type']>;
  /** §4.5 to §4.9 The count of a fight. */
  readonly fight: Texts<FightLine['what'] | 'total' | 'attack' | 'defence' | 'tie' | 'noCards'>;
  readonly setProblems: Texts<SetProblem>;
  readonly refusals: Texts<RefusalCode | (typeof OTHER_REFUSALS)[number]>;
  readonly status: Texts<
    | 'captain'
    | 'cards'
    | 'fight'
    | 'hand'
    | 'hunt'
    | 'lastRound'
    | 'market'
    | 'offer'
    | 'piles'
    | 'pool'
    | 'reserve'
    | 'round'
    | 'sector'
  >;
  /** What speaks for a move in its position: clauses. */
  readonly grounds: Texts<
    | 'attacked'
    | 'bought'
    | 'committed'
    | 'declined'
    | 'defended'
    | 'ended'
    | 'explored'
    | 'hand'
    | 'kept'
    | 'laid'
    | 'minerals'
    | 'missed'
    | 'nowOrNever'
    | 'opened'
    | 'pool'
    | 'ship'
    | 'takenBack'
    | 'there'
    | 'thinned'
    | 'total'
    | 'unhurt'
    | 'unplayed'
    | 'waiting'
  >;
  /** What a captain finds in a sector. */
  readonly groundThings: Texts<'conquest' | 'hidden' | 'influence' | 'known' | 'mineral' | 'own' | 'ships'>;
  /** What a move lacks beside a better one, as bots name it. */
  readonly terms: Texts<'deck' | 'influence' | 'minerals' | 'place' | 'reserve' | 'sectors' | 'tempo'>;
  readonly verdicts: Texts<Verdict>;
  readonly results: Texts<Verdict>;
  readonly ledger: Texts<Source | ControlLine | 'control'>;
  readonly sheet: Texts<'card' | 'line' | 'name' | 'seat' | 'sector' | 'undone'>;
  readonly options: OptionTexts<Omit<Options, 'cardSet'>> & {
    readonly scenario: { readonly about: Texts<Options['scenario']> };
    readonly cardSet: Texts<'label' | 'hint'> & { readonly about: Texts<'standard'> };
  };
}
