/** §8.3.41 What a card may count or ask for. All of it lies open on the table (§2.7). */
export const COUNTS = [
  'sectors',
  'posts',
  'turrets',
  'specials',
  'tortuga',
  'fortress',
  'lab',
  'mines',
  'vortex',
  'hunts',
  'markers',
  'minerals',
  'influence',
  'played',
] as const;
export type Count = (typeof COUNTS)[number];

/** The most that any number in a card set may be: two digits fit on every card, button and counter. */
export const MOST = 20;

/** What a point of an ability is worth to a captain who knows nothing else; by a rough measure, in points of Influence. */
interface Worth {
  readonly each: number;
  /** Counted in something else than Influence; a card is whatever one draws. */
  readonly as?: 'crypto' | 'manoeuvre' | 'card';
  /** Once for each of these. */
  readonly by?: Count;
  /** And for so many more to come. */
  readonly hope?: number;
  /** A price: it is worth more the farther it lies below this. */
  readonly below?: number;
}

/** §8.3 All there is to know of a keyword but how it is carried out. */
export interface KeywordFace {
  readonly when: 'play' | 'combat';
  /** What its number is: an amount, how many times it may be used (1 if nothing is said), a price, or that it has none. */
  readonly number: 'amount' | 'times' | 'price' | 'none';
  /** Used by playing the card if nothing else is to be decided. */
  readonly atOnce?: true;
  /** A ship that is not in the cargo bay (§4.16), or a war (§7.2.1). */
  readonly needs?: 'place' | 'war';
  /** §8.3.42 Each card that it destroys may give something. */
  readonly gives?: true;
  readonly worth: Worth;
}

/** §8.3 Everything a card can do beyond its resources. */
export const KEYWORDS = {
  draw: { when: 'play', number: 'amount', atOnce: true, worth: { each: 1, as: 'card' } },
  move: { when: 'play', number: 'amount', needs: 'place', worth: { each: 0.14 } },
  'move-anywhere': { when: 'play', number: 'times', needs: 'place', worth: { each: 0.5 } },
  collect: { when: 'play', number: 'times', atOnce: true, needs: 'place', worth: { each: 0.15 } },
  'from-cache': { when: 'play', number: 'times', atOnce: true, worth: { each: 0.12 } },
  'collect-or-cache': { when: 'play', number: 'times', worth: { each: 0.2 } },
  reserve: { when: 'play', number: 'none', worth: { each: 0.12 } },
  explore: { when: 'play', number: 'times', needs: 'place', worth: { each: 0.2 } },
  scrap: { when: 'play', number: 'times', gives: true, worth: { each: 0.25 } },
  fortify: { when: 'play', number: 'amount', worth: { each: 0.08 } },
  siege: { when: 'play', number: 'amount', atOnce: true, worth: { each: 0.3 } },
  'cash-in': { when: 'play', number: 'amount', worth: { each: 0.2 } },
  tribute: { when: 'play', number: 'amount', atOnce: true, worth: { each: 1, as: 'crypto', by: 'posts' } },
  refresh: { when: 'play', number: 'times', needs: 'place', worth: { each: 0.03 } },
  lobby: { when: 'play', number: 'price', atOnce: true, worth: { each: 0.08, below: 7 } },
  'trade-anywhere': { when: 'play', number: 'none', atOnce: true, worth: { each: 0.06 } },
  attack: { when: 'combat', number: 'amount', needs: 'war', worth: { each: 0.1 } },
  defend: { when: 'combat', number: 'amount', needs: 'war', worth: { each: 0.1 } },
  combat: { when: 'combat', number: 'amount', needs: 'war', worth: { each: 0.15 } },
  turrets: { when: 'combat', number: 'amount', needs: 'war', worth: { each: 0.08, by: 'turrets', hope: 1 } },
  weaken: { when: 'combat', number: 'amount', needs: 'war', worth: { each: 0.15 } },
  carnage: { when: 'combat', number: 'amount', needs: 'war', worth: { each: 0.05 } },
  'gain-crypto': { when: 'play', number: 'amount', atOnce: true, worth: { each: 1, as: 'crypto' } },
  'gain-manoeuvre': { when: 'play', number: 'amount', atOnce: true, worth: { each: 1, as: 'manoeuvre' } },
  'gain-influence': { when: 'play', number: 'amount', atOnce: true, worth: { each: 1 } },
  'destroy-played': { when: 'play', number: 'times', gives: true, worth: { each: 0.25 } },
  reclaim: { when: 'play', number: 'times', worth: { each: 1, as: 'card' } },
  'cheaper-cards': { when: 'play', number: 'amount', atOnce: true, worth: { each: 0.12 } },
  'cheaper-captures': { when: 'play', number: 'amount', atOnce: true, worth: { each: 0.12 } },
  'cheaper-defence': { when: 'play', number: 'amount', atOnce: true, worth: { each: 0.05 } },
  'buy-to-hand': { when: 'play', number: 'amount', atOnce: true, worth: { each: 0.2 } },
  'rivals-discard': { when: 'play', number: 'amount', atOnce: true, needs: 'war', worth: { each: 0.2 } },
  'rivals-lose-minerals': { when: 'play', number: 'amount', atOnce: true, needs: 'war', worth: { each: 0.05 } },
  choose: { when: 'play', number: 'none', worth: { each: 0 } },
  spoils: { when: 'combat', number: 'amount', needs: 'war', worth: { each: 0.25 } },
  save: { when: 'combat', number: 'amount', needs: 'war', worth: { each: 0.05 } },
  'draw-after': { when: 'combat', number: 'amount', needs: 'war', worth: { each: 0.3, as: 'card' } },
} as const satisfies Record<string, KeywordFace>;

export type Keyword = keyof typeof KEYWORDS;
type With<Field extends keyof KeywordFace, Value> = {
  [K in Keyword]: (typeof KEYWORDS)[K][Field & keyof (typeof KEYWORDS)[K]] extends Value ? K : never;
}[Keyword];
export type CombatKeyword = With<'when', 'combat'>;
/** What a captain can be seen using: of a choice, the ability that was chosen. */
export type PlayKeyword = Exclude<With<'when', 'play'>, 'choose'>;

export const keywordOf = (does: Keyword): KeywordFace => KEYWORDS[does];

/** The keywords stand in the order of their rules. */
export const ruleOfKeyword = (does: Keyword): string => `§8.3.${Object.keys(KEYWORDS).indexOf(does) + 1}`;

/** §8.3.39 Paid before the ability works, in one currency or the other. */
export type Price = { readonly crypto: number } | { readonly manoeuvre: number };

/** §8.3.40 At least so many of them; 1 if nothing is said. */
export interface Condition {
  readonly has: Count;
  readonly least?: number;
}

export const GIFTS = ['crypto', 'manoeuvre', 'influence'] as const;
export type Gifts = Readonly<Partial<Record<(typeof GIFTS)[number], number>>>;

/** §8.3 An ability as it stands on a card. */
export interface Ability {
  readonly does: Keyword;
  readonly n?: number;
  readonly pays?: Price;
  readonly if?: Condition;
  /** §8.3.41 n for each of these, `most` at most. */
  readonly per?: Count;
  readonly most?: number;
  readonly gives?: Gifts;
  /** §8.3.34 Of a choice: one of these. */
  readonly of?: readonly Ability[];
}

export type CountBy = (what: Count) => number;

/** §8.3.41 The number of an ability for a captain who has so much. */
export function amountOf({ n = 1, per, most = MOST }: Ability, count: CountBy): number {
  return per === undefined ? n : Math.min(most, n * count(per));
}

/** §8.3.40 */
export function isMet(condition: Condition | undefined, count: CountBy): boolean {
  return condition === undefined || count(condition.has) >= (condition.least ?? 1);
}

/** An ability, or those of a choice. */
export function optionsOf(ability: Ability): readonly Ability[] {
  return ability.of ?? [ability];
}

/** All of these abilities, those of a choice one by one. */
export function optionsAmong(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.some(({ of }) => of) ? abilities.flatMap(optionsOf) : abilities;
}
