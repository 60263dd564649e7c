import { at } from '@haven/kit';
import { type Guide, LANGUAGES, type PerLanguage } from '@haven/text-kit';
import { guideContract } from '@haven/text-kit/testing';
import { type Event, tortuga2199 } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../rules/testing/positions.ts';
import { guideEn } from './guide.en.ts';
import { guideFr } from './guide.fr.ts';
import { guideRu } from './guide.ru.ts';
import { messages, rulesText } from './index.ts';

const GUIDES: PerLanguage<Guide> = { en: guideEn, fr: guideFr, ru: guideRu };

/** What the catalogue calls the things that the rules speak of. */
const SHOWN = [
  'ability',
  'attacker',
  'bonusToken',
  'captain',
  'cargoBay',
  'control',
  'controlToken',
  'cost',
  'council',
  'crypto',
  'deck',
  'defence',
  'defender',
  'difficulty',
  'discard',
  'fight',
  'firstCaptain',
  'hand',
  'huntDeck',
  'huntToken',
  'influence',
  'lastRound',
  'manoeuvre',
  'market',
  'marker',
  'reserve',
  'round',
  'sector',
  'ship',
] as const;

guideContract({ guide: GUIDES, rulesText });

test.each(LANGUAGES)('every name that the rules use is explained in %s', (language) => {
  const explained = GUIDES[language].glossary
    .flatMap(({ term, meaning }) => [term, meaning])
    .join(' ')
    .toLowerCase();
  const names = Object.values(rulesText[language]).flatMap(namesIn);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !explained.includes(stemOf(name)))).toEqual([]);
});

test.each(LANGUAGES)('the words of the screen are explained in %s', (language) => {
  const terms = GUIDES[language].glossary.map(({ term }) => term.toLowerCase());
  const shown = SHOWN.map((name) => messages[language].names[name].toLowerCase());
  expect(shown.filter((name) => !terms.includes(name))).toEqual([]);
});

/** Words with a capital within a sentence. */
function namesIn(text: string): string[] {
  return text.match(/(?<=[\p{Ll}\d,;] [«“]?)\p{Lu}\p{Ll}+/gu) ?? [];
}

/** Endings bend in up to two letters. */
function stemOf(name: string): string {
  return name.toLowerCase().slice(0, Math.max(3, name.length - 2));
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
        ['renegade-trooper', 'saboteur'],
        ['shield-gunner', 'scout'],
      ],
      owns: { lab: [1, 5], 'turrets-1': [0, 3] },
      influence: [3],
    }).plays(`
      0 attack 1
      0 commit renegade-trooper
      0 commit saboteur
      0 ready
      1 commit shield-gunner
      1 commit scout
      1 ready
    `);
    expect(decided(events)).toMatchObject({
      winner: 1,
      attack: { lines: points(['cards', 4], ['abilities', 1], ['turrets', 1]), total: 6 },
      defence: { lines: points(['cards', 3], ['abilities', 2], ['weakened', -1], ['sector', 2]), total: 6 },
    });
    tells(DEFENCE, '2 + 2');
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
