import type { Language, PerLanguage } from '@haven/text-kit';
import { facesOf, type SectorFace, type SectorId, tileOf } from '@haven/tortuga-2199-rules';
import type { Place } from './catalogue.ts';
import type { Messages } from './en.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { saidBest, type TableOptions } from './line.ts';
import { ru } from './ru.ts';
import { rulesEn } from './rules.en.ts';
import { rulesFr } from './rules.fr.ts';
import { rulesRu } from './rules.ru.ts';

/** The number of a rule or of a section: §3.12.1, §3. */
export type RuleId = keyof typeof rulesEn;
type Rules = Readonly<Record<RuleId, string>>;

const TEXTS: PerLanguage<Rules> = { en: rulesEn, fr: rulesFr, ru: rulesRu };
const WORDS: PerLanguage<Messages> = { en, fr, ru };

/** §8.4 The rules reference with the numbers that are printed on this table's tiles and cards: sections and rules in order. */
export function rulesAt(language: Language, table: TableOptions): Rules {
  const printed = printedOn(language, table);
  const filled = Object.entries(TEXTS[language]).map(([rule, text]) => [
    rule,
    text.replace(/\{(\w+)\}/g, (place, name: string) => printed[name] ?? place),
  ]);
  return Object.fromEntries(filled) as Rules;
}

function printedOn(language: Language, table: TableOptions): Readonly<Record<string, string>> {
  const grouped = (places: readonly Place[], value: (face: SectorFace) => string) =>
    groupsOf(WORDS[language], places, (place) => value(tileOf(table, SAMPLE[place])));
  return {
    startCards: startCards(language, table),
    firstPrices: grouped(AROUND, ({ firstPrice }) => String(firstPrice)),
    controls: grouped([...AROUND, 'tortuga'], ({ control }) => String(control)),
    spots: grouped(AROUND, ({ firstPrice, most }) => `${firstPrice}–${most}`),
    tortugaPrice: String(tileOf(table, 'tortuga').firstPrice),
  };
}

const AROUND: readonly Place[] = ['post', 'turrets', 'fortress', 'lab', 'mines', 'vortex'];
const SAMPLE: Readonly<Record<Place, SectorId>> = {
  tortuga: 'tortuga',
  post: 'post-0',
  turrets: 'turrets-1',
  fortress: 'fortress',
  lab: 'lab',
  mines: 'mines',
  vortex: 'vortex',
};

/** `3 (Trading Post, Turrets), 5 (Fortress)`: every value with the places that have it. */
function groupsOf(words: Messages, places: readonly Place[], printed: (place: Place) => string): string {
  const values = [...new Set(places.map(printed))];
  const placesWith = (value: string) => places.filter((place) => printed(place) === value);
  return values
    .map(
      (value) =>
        `${value} (${placesWith(value)
          .map((place) => words.places[place].name)
          .join(', ')})`,
    )
    .join(', ');
}

/** §1.9 `Mining (5), Manoeuvre (3), Booster (1)` */
function startCards(language: Language, table: TableOptions): string {
  const ours: Readonly<Record<string, { readonly name: string }>> = WORDS[language].cards;
  return facesOf(table, 'start')
    .map(({ id, copies, name }) => `${saidBest(language, name) ?? ours[id]?.name ?? id} (${copies})`)
    .join(', ');
}
