import {
  inRow,
  LANGUAGES,
  type Language,
  listed,
  type OneOf,
  type Speaker,
  speech,
  type Values,
  type Vocabulary,
} from '@haven/text-kit';
import type { ByLanguage, CardId, CardKind, KindId, Options, SectorId, TokenId } from '@haven/tortuga-2199-rules';
import { STANDARD_SET } from '@haven/tortuga-2199-rules';
import { colourName } from './catalogue.ts';
import type { en, Messages } from './en.ts';

/** A kind of card, and what its set calls it if the set is not ours. */
export interface NamedKind {
  readonly kind: KindId;
  readonly name?: CardKind['name'];
}

interface Kinds {
  readonly sector: SectorId;
  readonly cards: readonly NamedKind[];
  readonly sum: readonly Line[];
}
type Thing = OneOf<Kinds>;

type Words = Vocabulary<typeof en, Thing>;
export type MessageKey = Words['Key'];
export type Line = Words['Line'];
export type Value = Words['Value'];
export type Translate = Words['Translate'];

/** A table's options: they say which card set it plays with. */
export type TableOptions = { readonly options: Options };

export const { line, say } = speech<MessageKey, Thing>({ seatName: colourName, placesOf });

/** A card or a Hunt token by its kind: `hacker#3` is a `hacker`. */
export function kindOf(card: CardId | TokenId | KindId): KindId {
  return card.split('#', 1)[0] ?? card;
}

/** §8.4 A set of the table's own brings names; without a table only the house knows any. */
export function named(card: CardId | TokenId | KindId, table?: TableOptions): NamedKind {
  const kind = kindOf(card);
  const name = table?.options.cardSet?.cards.find(({ id }) => id === kind)?.name;
  return name ? { kind, name } : { kind };
}

const STANDARD_KINDS: ReadonlySet<string> = new Set(STANDARD_SET.cards.map(({ id }) => id));

const isOurs = (kind: KindId): kind is keyof Messages['cards'] => STANDARD_KINDS.has(kind);

/** The set's own name in this language or in any, else ours, else the id. */
export function kindName(translate: Translate, { kind, name }: NamedKind): string {
  const given = saidBest(translate.language, name);
  if (given !== undefined) return given;
  return isOurs(kind) ? translate(`cards.${kind}.name`, {}) : kind;
}

/** §8.4 What a set says in this language, in one that is near, in English, or at least in any. */
export function saidBest(language: Language, said: ByLanguage = {}): string | undefined {
  const tags = Object.keys(said).toSorted((a, b) => nearness(b, language) - nearness(a, language));
  return tags[0] === undefined ? undefined : said[tags[0]];
}

/** A tag that says more than the language, as `fr-CA`, is near it. */
function nearness(tag: string, language: string): number {
  const wanted = [language, ...LANGUAGES];
  const exact = wanted.indexOf(tag.toLowerCase());
  const near = wanted.indexOf(tag.toLowerCase().split('-', 1)[0] ?? '');
  if (exact < 0 && near < 0) return 0;
  return 2 * wanted.length - (exact >= 0 ? 2 * exact : 2 * near + 1);
}

/** A sector fills `x` with its name and `xThe` as a sentence speaks of it; cards are listed, sums joined by plus signs. */
function placesOf(speaker: Speaker<MessageKey, Thing>, name: string, thing: Thing): Values {
  const { translate } = speaker;
  if ('cards' in thing) {
    const names = thing.cards.map((card) => kindName(translate, card));
    return { [name]: listed(translate.language, counted(names)) };
  }
  if ('sum' in thing) return { [name]: inRow(translate.language, thing.sum.map(speaker.say), ' + ') };
  return {
    [name]: translate(`sectors.${thing.sector}`, {}),
    [`${name}The`]: translate(`sectorThes.${thing.sector}`, {}),
  };
}

/** Cards of one name are told once: Hacker ×2. */
function counted(names: readonly string[]): string[] {
  const times = (name: string) => names.filter((each) => each === name).length;
  return [...new Set(names)].map((name) => (times(name) > 1 ? `${name} ×${times(name)}` : name));
}
