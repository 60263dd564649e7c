import { at, KIT_REFUSALS } from '@haven/kit';
import { REFUSALS } from '@haven/star-bounty-rules';
import { LANGUAGES, type Language } from '@haven/text-kit';
import { linesContract } from '@haven/text-kit/testing';
import { describe, expect, test } from 'vitest';
import * as text from './index.ts';
import { randomRun } from './testing/runs.ts';
import { inAll, voices } from './testing/voices.ts';

const { causeLine, logLine, messages, moveLine, promptLine, refusalLine, resultLines, statusLines, undoneLine } = text;

const RUNS = 80;

const MOMENTS = Array.from({ length: RUNS }, (_, seed) => [
  ...randomRun(seed, { formation: seed % 3 === 0 ? 'wide' : 'v', lenient: seed % 5 === 0 }),
]).flat();

linesContract(text, {
  moments: MOMENTS,
  heard: ['prompts', 'moves', 'grounds', 'log', 'status'],
  refusals: {
    codes: [...REFUSALS, ...KIT_REFUSALS],
    values: { part: '4D', system: 'shields', limit: 7, next: 3, price: 3, credits: 1, name: 'speed', missing: 2 },
  },
});

describe('labels foretell what the rules do', () => {
  test('§5.1 the damage of a shot and what is left', () => {
    const shots = MOMENTS.filter(({ move }) => move.type === 'strike');
    expect(shots.length).toBeGreaterThan(50);
    for (const { view, events, move } of shots) {
      const { damage, fate, left } = moveLine(move, view).values;
      const fact = events.find(
        ({ type }) => type === 'enemyHit' || type === 'enemyCaptured' || type === 'enemyDestroyed',
      );
      expect(fact).toMatchObject({ damage });
      expect(fact?.type).toBe({ hit: 'enemyHit', capture: 'enemyCaptured', destroy: 'enemyDestroyed' }[String(fate)]);
      if (fact?.type === 'enemyHit') expect(fact.health).toBe(left);
    }
  });

  test('§5.5 §5.7 §5.8 what a hit leaves of the ship', () => {
    const hits = MOMENTS.filter(({ move }) => move.type === 'endure');
    expect(hits.length).toBeGreaterThan(30);
    for (const { view, move, after } of hits) expect(after.life).toBe(moveLine(move, view).values.left);
  });

  test('§5.8 the result tells the hit that destroyed the ship, and only that', () => {
    const wrecks = MOMENTS.filter(({ after }) => after.verdict === 'destroyed');
    expect(wrecks.length).toBeGreaterThan(10);
    for (const { after, events } of wrecks) {
      const fact = events.find(({ type }) => type === 'shipDestroyed');
      expect(fact).toMatchObject({ damage: causeLine(after)?.values.through });
    }
    for (const { view } of MOMENTS) expect(causeLine(view)).toBeUndefined();
  });

  test('§6 what a deal costs or pays', () => {
    const deals = MOMENTS.filter(({ view, move }) => view.step?.type === 'enterprise' && move.type !== 'leave');
    expect(deals.length).toBeGreaterThan(100);
    for (const { view, move, after } of deals) {
      const { price = 0, total = 0 } = moveLine(move, view).values;
      expect(after.credits - view.credits).toBe(Number(total) - Number(price));
    }
  });
});

describe('sentences', () => {
  test('a dead queen is told from a dead king where the language does', () => {
    const { view } = at(MOMENTS, 0);
    const collection = (['QC', 'KC'] as const).map((card) => ({ card, alive: false, sector: 1 }));
    const told = statusLines({ ...view, collection }).find(({ key }) => key === 'status.collection');
    expect(told && inAll(told)).toEqual([
      'On board: Q♣ (dead, 7), K♣ (dead, 9)',
      'À bord\u202f: D♣ (sans vie, 7), R♣ (sans vie, 9)',
      'На борту: Д♣ (убита, 7), К♣ (убит, 9)',
    ]);
  });

  test('§5.8 whose shot destroyed the ship', () => {
    const { view } = at(MOMENTS, 0);
    const battle = { enemy: 'KD', health: 9, roll: { dice: [6, 5], heads: false }, boost: 0 } as const;
    const systems = { ...view.systems, engines: 3 };
    const told = causeLine({ ...view, systems, battle, life: 0, verdict: 'destroyed' });
    expect(told && inAll(told)).toEqual([
      'It fell to the King of Diamonds: 8 of 11 damage got through, and a critical ship survives no hit.',
      'Il a été abattu par le roi de carreau\u202f: 8 dégâts sur 11 sont passés, et un vaisseau en état critique ne survit à aucun coup.',
      'Роковой выстрел — король бубен: из 11 единиц урона сквозь защиту прошло 8, а корабль уже был в критическом состоянии.',
    ]);
  });

  test('§2.3 all who are left in the sector are counted, not only those in front', () => {
    const { view } = at(MOMENTS, 0);
    const ask = (rows: typeof view.rows) =>
      inAll(promptLine({ ...view, sector: 2, rows, step: { type: 'engage', seats: [0], mayFlee: false } }));
    expect(ask([['JS'], [null, null]])).toEqual([
      'Sector 2: 3 enemies are left. Engage the one in front.',
      'Secteur 2\u202f: il reste 3 ennemis. Affrontez celui du premier rang.',
      'Сектор 2: осталось 3 противника. Вступайте в бой с тем, кто впереди.',
    ]);
    expect(ask([['JS', 'QH']])).toEqual([
      'Sector 2: 2 enemies are left. Engage one of the 2 in front.',
      'Secteur 2\u202f: il reste 2 ennemis. Affrontez l’un des 2 du premier rang.',
      'Сектор 2: осталось 2 противника. Выберите, с кем из переднего ряда сразиться.',
    ]);
  });

  test('a hit', () => {
    const line = logLine({ type: 'enemyHit', enemy: 'KD', damage: 9, health: 16 });
    expect(line && inAll(line)).toEqual([
      'You hit the King of Diamonds for 9: 16 health left.',
      'Vous avez touché le roi de carreau\u202f: 9 dégâts, encore 16 points de vie.',
      'Попадание: король бубен, урон 9, прочность теперь 16.',
    ]);
  });

  test('a sale, with its parts', () => {
    const line = logLine({ type: 'sold', card: 'QC', pay: 7, alive: 5, far: 2 });
    expect(line && inAll(line)).toEqual([
      'You sold the Queen of Clubs for 14 credits: 7 for the rank, 5 for the capture, 2 for the sector.',
      'Vous avez vendu la dame de trèfle pour 14 crédits\u202f: 7 pour la carte, 5 pour la capture, 2 pour le secteur.',
      'Вы продали даму треф за 14 кредитов: 7 за ранг, 5 за пленение, 2 за сектор.',
    ]);
  });

  test('a sale of one part tells its price once', () => {
    const line = logLine({ type: 'sold', card: 'QC', pay: 7, alive: 0, far: 0 });
    expect(line && inAll(line)).toEqual([
      'You sold the Queen of Clubs for 7 credits.',
      'Vous avez vendu la dame de trèfle pour 7 crédits.',
      'Вы продали даму треф за 7 кредитов.',
    ]);
  });

  test('short names follow the language', () => {
    const line = logLine({ type: 'partsShelved', parts: ['4D', '10S'] });
    expect(line && inAll(line)).toEqual([
      'New on the shelf: 4♦ 10♠.',
      'Sur l’étal\u202f: 4♦ 10♠.',
      'На прилавке: 4♦ 10♠.',
    ]);
    expect(inAll({ key: 'status.row', values: { row: 1, enemies: { cards: ['KD', 'QH'] } } })).toEqual([
      'Row 1: K♦ Q♥',
      'Rang 1\u202f: R♦ D♥',
      'Ряд 1: К♦ Д♥',
    ]);
  });

  test.each<[Language, number, string]>([
    ['en', 1, '1 credit'],
    ['en', 2, '2 credits'],
    ['fr', 1, '1 crédit'],
    ['fr', 2, '2 crédits'],
    ['ru', 1, '1 кредит'],
    ['ru', 2, '2 кредита'],
    ['ru', 5, '5 кредитов'],
    ['ru', 11, '11 кредитов'],
    ['ru', 21, '21 кредит'],
  ])('in %s, %i is "%s"', (language, price, words) => {
    const line: text.Line = { key: 'moves.buy', values: { part: { card: '4D' }, price } };
    expect(voices[language](line)).toMatch(new RegExp(`\\s${words}$`));
  });

  test('§7 the result screen', () => {
    const sheets = [{ lines: [{ what: 'bounties', points: 62, rule: '§6.2' }], total: 62 }];
    const lines = resultLines({ ranking: [[0]], sheets, verdict: 'bronze' });
    expect(lines.map(voices.en)).toEqual([
      'Bronze! 62 credits: it was worth the fuel.',
      'Bounties by rank: +62 (§6.2)',
      'Credits in hand: 62',
    ]);
    expect(inAll(undoneLine(2))).toEqual([
      'Moves were undone 2 times.',
      'Des coups ont été annulés à 2 reprises.',
      'Ходы возвращали 2 раза.',
    ]);
  });
});

test('an option is refused by the name that its form gives it', () => {
  expect(inAll(refusalLine({ code: 'bad-option', values: { name: 'lenient' } }))).toEqual(
    LANGUAGES.map((language) => expect.stringContaining(messages[language].options.lenient.label)),
  );
});
