import { at } from '@haven/kit';
import { type Guide, LANGUAGES, type Language, type PerLanguage } from '@haven/text-kit';
import { type Event, tortuga2199 } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../rules/testing/positions.ts';
import { guideEn } from './guide.en.ts';
import { guideFr } from './guide.fr.ts';
import { guideRu } from './guide.ru.ts';
import { rulesText } from './index.ts';

const GUIDES: PerLanguage<Guide> = { en: guideEn, fr: guideFr, ru: guideRu };

type Example = Guide['examples'][number];

describe.each(LANGUAGES)('the guide in %s', (language) => {
  const guide = GUIDES[language];
  const terms = guide.glossary.map(({ term }) => term);

  test('has the parts of the English one, and three lines for the goal', () => {
    expect(guide.goal).toHaveLength(3);
    expect(shapeOf(guide)).toEqual(shapeOf(guideEn));
  });

  test('tells the numbers of the English examples', () => {
    expect(guide.examples.map(numbersIn)).toEqual(guideEn.examples.map(numbersIn));
  });

  test('names only rules that there are', () => {
    const named = [...guide.turn, ...guide.examples, ...guide.glossary].flatMap(({ rules }) => rules);
    expect(named.filter((rule) => !Object.hasOwn(rulesText[language], `§${rule}`))).toEqual([]);
  });

  test('has its terms in the order of the alphabet, each once', () => {
    const { compare } = new Intl.Collator(language);
    expect(terms).toEqual([...new Set(terms)].toSorted((one, other) => compare(unquoted(one), unquoted(other))));
  });

  test('explains words that the rules use', () => {
    const rules = Object.values(rulesText[language]).join(' ');
    expect(terms.filter((term) => !hasWordsOf(rules, term) && !CREATURES.includes(term))).toEqual([]);
  });

  test('explains every name that the rules use', () => {
    const explained = guide.glossary.flatMap(({ term, meaning }) => [term, meaning]).join(' ');
    const names = Object.values(rulesText[language]).flatMap(namesIn);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !hasWordsOf(explained, name))).toEqual([]);
  });

  test('is set as the language wants it', () => {
    expect(sentencesOf(guide).filter((text) => isMisset(text, language))).toEqual([]);
  });
});

/** What all languages share: which rules each part stands for, and how long the examples are. */
function shapeOf({ turn, examples, glossary }: Guide) {
  return {
    turn: turn.map(({ rules }) => rules),
    examples: examples.map(({ rules, paragraphs }) => ({ rules, paragraphs: paragraphs.length })),
    glossary: glossary.map(({ rules }) => rules.join(' ')).toSorted(),
  };
}

function numbersIn({ paragraphs }: Example): string[] {
  return [...new Set(paragraphs.join(' ').match(/\d+/g))].toSorted();
}

const unquoted = (term: string) => term.replace(/[«»]/g, '');

/** Whether all words of a term occur there, whatever their endings. */
function hasWordsOf(text: string, term: string): boolean {
  const stems = (term.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, Math.max(3, word.length - 2)));
  return stems.every((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'u').test(text.toLowerCase()));
}

/** Rules name no creature; examples do. */
const CREATURES: readonly string[] = ['Bot', 'Robot', 'Бот'];

/** Words with a capital within a sentence. */
function namesIn(text: string): string[] {
  return text.match(/(?<=[\p{Ll}\d,;] [«“]?)\p{Lu}\p{Ll}+/gu) ?? [];
}

function sentencesOf({ goal, turn, examples, glossary }: Guide): string[] {
  return [
    ...goal,
    ...turn.flatMap(({ title, text }) => [title, text]),
    ...examples.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ...glossary.flatMap(({ term, meaning }) => [term, meaning]),
  ];
}

const MISSET: PerLanguage<RegExp> = {
  en: /['"]| {2}|[«»]/,
  fr: /['"]| {2}|[^\u202f][;:!?»]|«[^\u202f]/,
  ru: /['"]| {2}|[a-z“”]/i,
};

function isMisset(text: string, language: Language): boolean {
  return MISSET[language].test(text) || text !== text.trim();
}

/** The first five examples are those of the printed books: `rules/examples.test.ts` plays them move by move. */
const ATTACK = 4;
const DEFENCE = 5;
const COUNTING = 6;
const TORTUGA = 7;

const toldIn = (example: number) =>
  LANGUAGES.map((language) => at(GUIDES[language].examples, example).paragraphs.join('\n'));

function tells(example: number, said: string): void {
  for (const text of toldIn(example)) expect(text).toContain(said);
}

const decided = (events: readonly Event[]) => events.find((event) => event.type === 'fightDecided');

describe('the examples', () => {
  test('§4.8 §4.13 an attack: eight against seven takes the Mines', () => {
    const { state, events } = inTurn({
      at: ['mines', 'mines'],
      hands: [
        ['bodyguard', 'bodyguard', 'mercenary'],
        ['scout', 'scout', 'manoeuvre'],
      ],
      owns: { mines: [1, 5] },
    }).plays(`
      0 attack 1
      0 commit bodyguard
      0 commit bodyguard
      0 commit mercenary
      0 ready
      1 commit scout
      1 commit scout
      1 commit manoeuvre
      1 ready
    `);
    const [cards, sector] = decided(events)?.defence.lines ?? [];
    tells(ATTACK, `3 + 3 + 2 = ${decided(events)?.attack.total}`);
    tells(ATTACK, `2 + 2 + 1 = ${cards?.points}`);
    expect([sector, decided(events)?.defence.total]).toEqual([{ what: 'sector', points: 2 }, 7]);
    expect(state.sectors.mines).toMatchObject({ owner: 0, defence: 6 });
    expect(state.captains.map(({ influence }) => influence)).toEqual([1, 0, 0, 0]);
  });

  test('§4.9 a defence: six against six leaves the Research Lab to the defender', () => {
    const { state, events } = inTurn({
      at: ['lab', 'lab'],
      hands: [
        ['marauder', 'saboteur'],
        ['shield-gunner', 'scout'],
      ],
      owns: { lab: [1, 5], 'turrets-1': [0, 3] },
      influence: [3],
    }).plays(`
      0 attack 1
      0 commit marauder
      0 commit saboteur
      0 ready
      1 commit shield-gunner
      1 commit scout
      1 ready
    `);
    expect(decided(events)).toMatchObject({
      winner: 1,
      attack: { lines: points(['cards', 3], ['abilities', 2], ['turrets', 1]), total: 6 },
      defence: { lines: points(['cards', 3], ['abilities', 2], ['weakened', -1], ['sector', 2]), total: 6 },
    });
    tells(DEFENCE, '1 + 2');
    expect(state.captains[0]).toMatchObject({ at: null, influence: 2, discard: { length: 1 } });
    expect(state.sectors.lab).toMatchObject({ owner: 1, defence: 5 });
  });

  test('§6.1 counting to 15: the last creature wins before the turn is over', () => {
    const table = inTurn({
      hands: [['broker', 'broker', 'mining', 'bot']],
      owns: { 'post-2': [0, 3], 'turrets-3': [0, 3], vortex: [0, 5] },
    });
    Object.assign(at(table.state.captains, 0), { influence: 9, ledger: LEDGER_OF_NINE });
    table.plays(`
      0 play broker
      0 play broker
      0 play mining
      0 influence 7
      0 redeem bot
    `);
    const outcome = tortuga2199.outcome(table.state);
    expect(outcome).toMatchObject({ verdict: 'influence', ranking: { 0: [0] } });
    const lines = Object.fromEntries((outcome?.sheets[0]?.lines ?? []).map(({ what, points }) => [what, points]));
    expect(lines).toMatchObject({ captures: 3, redeemed: 6, fights: 1, bought: 1, posts: 1, turrets: 1, specials: 2 });
    for (const sum of ['9', '13', '14', `${outcome?.sheets[0]?.total}`]) tells(COUNTING, sum);
  });

  test('§6.4 Tortuga falls: its conqueror wins the tie', () => {
    const table = inTurn({
      seats: 2,
      manoeuvre: 15,
      influence: [8, 9],
      hands: [[], ['crystal-golem']],
    }).plays(`
      0 conquer
      0 end
      1 redeem crystal-golem
      1 end
    `);
    const outcome = tortuga2199.outcome(table.state);
    expect(outcome).toMatchObject({ verdict: 'usurper', ranking: [[0], [1]] });
    expect(outcome?.sheets.map(({ total }) => total)).toEqual([11, 11]);
    tells(TORTUGA, '11');
  });
});

const points = (...lines: readonly (readonly [what: string, points: number])[]) =>
  lines.map(([what, counted]) => ({ what, points: counted }));

/** Three captures, the Kraken and the Dust Hydra redeemed, one attack won. */
const LEDGER_OF_NINE = { captures: 3, redeemed: 5, fights: 1, spoils: 0, bought: 0, abilities: 0 };
