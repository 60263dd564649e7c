import type { KitRefusalCode } from '@haven/kit';
import type {
  BountyRank,
  Event,
  LedgerLine,
  Move,
  Options,
  RefusalCode,
  Step,
  Suit,
  System,
  Verdict,
} from '@haven/star-bounty-rules';
import type { OptionTexts, Texts } from '@haven/text-kit';

/** What a table of this game can choose. */
export const OPTION_NAMES = ['formation', 'lenient'] as const satisfies readonly (keyof Options)[];

/** Agenda entries are never told: the prompt names the step. */
export type Told = Exclude<Event, { type: 'stepBegan' | 'stepEnded' }>;

/** What has to be said in every language. A closed set of the rules without its text fails the build. */
export interface Catalogue {
  readonly game: Texts<'title' | 'pitch'>;
  readonly names: Texts<
    | 'backRoom'
    | 'bountyPile'
    | 'collection'
    | 'credits'
    | 'critical'
    | 'discardPile'
    | 'drones'
    | 'enterprise'
    | 'hand'
    | 'lifeSupport'
    | 'prisoner'
    | 'salvage'
    | 'shelf'
    | 'shopPile'
  >;
  readonly suits: Texts<Suit>;
  readonly ranks: Texts<BountyRank>;
  /** The rank as the object of a verb: with its article, or in its case. */
  readonly rankObjects: Texts<BountyRank>;
  readonly rankLetters: Texts<BountyRank>;
  readonly cards: Texts<'name' | 'object' | 'partObject'>;
  readonly systems: Texts<System>;
  readonly systemTitles: Texts<System>;
  readonly prompts: Texts<Step['type'] | 'over'>;
  readonly moves: Texts<Move['type']>;
  readonly log: Texts<Told['type']>;
  readonly refusals: Texts<RefusalCode | KitRefusalCode>;
  readonly status: Texts<
    | 'battle'
    | 'collection'
    | 'credits'
    | 'drones'
    | 'hand'
    | 'hidden'
    | 'life'
    | 'offer'
    | 'piles'
    | 'row'
    | 'sector'
    | 'shelf'
    | 'system'
    | 'systems'
    | 'taken'
  >;
  /** What speaks for a move in its position: clauses. */
  readonly grounds: Texts<
    | 'again'
    | 'boosted'
    | 'bought'
    | 'brace'
    | 'dropped'
    | 'endured'
    | 'fire'
    | 'fitted'
    | 'flight'
    | 'healed'
    | 'left'
    | 'prey'
    | 'readied'
    | 'repaired'
    | 'searched'
    | 'shielded'
    | 'shot'
    | 'sold'
  >;
  /** What a move lacks beside a better one, as bots name it. */
  readonly terms: Texts<'credits' | 'finish' | 'medal'>;
  readonly verdicts: Texts<Verdict>;
  readonly results: Texts<Verdict | 'cause'>;
  readonly ledger: Texts<LedgerLine>;
  readonly sheet: Texts<'line' | 'total' | 'undone'>;
  readonly options: OptionTexts<Options>;
}
