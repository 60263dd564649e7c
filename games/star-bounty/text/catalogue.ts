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

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

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
  readonly verdicts: Texts<Verdict>;
  readonly results: Texts<Verdict>;
  readonly ledger: Texts<LedgerLine>;
  readonly sheet: Texts<'line' | 'total' | 'undone'>;
  readonly options: OptionTexts;
}

/** The same tree in another language. */
export type Translation<Tree> = { readonly [K in keyof Tree]: Tree[K] extends string ? string : Translation<Tree[K]> };

/** The dotted names of all messages in a tree. */
export type KeyOf<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? K : `${K}.${KeyOf<Tree[K]>}`;
}[keyof Tree & string];
