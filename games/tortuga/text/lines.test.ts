import { at, KIT_REFUSALS } from '@haven/kit';
import { LANGUAGES, type Language } from '@haven/text-kit';
import { linesContract, momentsOf } from '@haven/text-kit/testing';
import { type Colour, type Event, REFUSALS, tortuga, totalOf } from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import * as text from './index.ts';
import { inAll, translatorIn, voices } from './testing/voices.ts';

const { colourName, logLine, messages, moveLine, refusalLine, resultLines, say, seatLine, undoneLine } = text;

const GAMES = 12;

const MOMENTS = Array.from({ length: GAMES }, (_, seed) => {
  const options = { long: seed % 5 < 2, start: 'random', swift: seed % 4 < 3 } as const;
  return [...momentsOf(tortuga, { seed, seats: 2 + (seed % 3), options })];
}).flat();

linesContract(text, {
  moments: MOMENTS,
  heard: ['prompts', 'moves', 'grounds', 'log', 'status', 'dice'],
  refusals: {
    codes: [...REFUSALS, ...KIT_REFUSALS],
    values: {
      action: 'board',
      area: 'crew',
      dice: 'AC',
      name: 'speed',
      named: 1,
      places: 2,
      room: 1,
      target: 1,
      wanted: 2,
    },
  },
});

describe('labels foretell what the rules do', () => {
  const placings = MOMENTS.flatMap((moment) => {
    const fact = moment.events.find((event) => event.type === 'placed' && event.seat === moment.seat);
    return fact?.type === 'placed' ? [{ ...moment, fact }] : [];
  });

  test('§3.2 the total that a pick or a turned skull gives', () => {
    const last = placings.filter(({ events }) => events.every(({ type }) => type !== 'diceTakenBack'));
    const named = last.filter(({ move, view }) => typeof moveLine(move, view).values.total === 'number');
    expect(named.length).toBeGreaterThan(300);
    for (const { move, view, seat, fact } of named) {
      const { placed, bonus } = at(view.players, seat);
      const dice = placed.map((now, die) => (fact.dice.includes('ABCDE'.charAt(die)) ? fact.action : now));
      expect(moveLine(move, view).values).toMatchObject({
        total: totalOf({ placed: dice, bonus }, fact.action),
        action: { action: fact.action },
      });
    }
  });

  test('§4.7 whether an attack will be answered', () => {
    const attacks = MOMENTS.filter(({ move }) => move.type === 'attack');
    expect(attacks.length).toBeGreaterThan(100);
    for (const { view, move, seat, events } of attacks) {
      const { defended, kind } = moveLine(move, view).values;
      const token = kind === 'board' ? 'boat' : 'pirate';
      const pushed = events
        .slice(
          0,
          events.findIndex(({ type }) => type === 'deedBegan' || type === 'diceTakenBack'),
        )
        .some((event) => event.type === 'tokenMoved' && event.seat === seat && event.token === token);
      expect(pushed).toBe(defended === 'yes' && at(view.players, seat)[token] > 1);
    }
  });

  test('§5.3 what is left behind', () => {
    const arranged = MOMENTS.filter(({ move, after }) => move.type === 'arrange' && after.phase === 'pick');
    expect(arranged.length).toBeGreaterThan(50);
    for (const { view, move, seat, events } of arranged) {
      const { leaving } = moveLine(move, view).values;
      const from = move.type === 'arrange' && move.area === 'fleet' ? 'crew' : 'island';
      expect(events.filter((event) => isLoss(event, seat, from))).toHaveLength(Number(leaving));
    }
  });
});

function isLoss(event: Event, seat: number, from: string): boolean {
  return event.type === 'chestLost' && event.seat === seat && event.area === from;
}

function told(event: Event): string[] {
  const line = logLine(event);
  return line ? inAll(line) : [];
}

describe('sentences', () => {
  test('§2.3 who rolled hears what, the others how many', () => {
    const event = { type: 'rolled', seat: 0, count: 2, dice: ['0A-fleet', '0C-skull'] } as const;
    expect(told(event)).toEqual([
      'You roll FLEET 5 (A) and a skull (C).',
      'Vous lancez les dés\u202f: FLOTTE 5 (A) et crâne (C).',
      'У вас выпало: ФЛОТ 5 (A) и череп (C).',
    ]);
    expect(told(tortuga.witness(event, 1) ?? event)).toEqual([
      'Blue rolls 2 dice.',
      'Bleu lance 2 dés.',
      'Синий бросает 2 кубика.',
    ]);
  });

  test('§3.1 dice are listed', () => {
    expect(told({ type: 'placed', seat: 1, action: 'raid', dice: 'BCE' })).toEqual([
      'Orange places dice B, C and E on RAID.',
      'Orange pose les dés B, C et E sur PILLAGE.',
      'Оранжевый ставит кубики B, C и E: НАБЕГ.',
    ]);
  });

  test('§4.3 who looks at tiles hears their worth, the others do not', () => {
    const seen = { type: 'tilesSeen', seat: 2, count: 2, tiles: ['coin1', 'coin3'] } as const;
    const kept = { type: 'tileKept', seat: 2, tile: 'coin3' } as const;
    expect([seen, kept].map((event) => at(told(event), 0))).toEqual([
      'You find two treasure tiles. Coins on them: 1 and 3.',
      'You keep a treasure tile with 3 coins.',
    ]);
    expect([seen, kept].map((event) => at(told(tortuga.witness(event, 'spectator') ?? event), 0))).toEqual([
      'Yellow looks at 2 treasure tiles.',
      'Yellow keeps a treasure tile.',
    ]);
  });

  test('§5.3 two chests with room are both, more are all', () => {
    const asked = (count: number, next = 'no') => ({
      seat: { seat: 0 },
      area: 'crew',
      count,
      room: 3,
      fits: 'yes',
      next,
    });
    expect(inAll({ key: 'prompts.arrange', values: asked(2) })).toEqual([
      'Blue: in which order do the 2 chests go to the crew? There is room for both; the one on the right would be the first to be lost.',
      expect.stringContaining('Il y a de la place pour les deux'),
      expect.stringContaining('Место есть для обоих; правый теряется первым.'),
    ]);
    expect(voices.en({ key: 'prompts.arrange', values: asked(3) })).toContain('room for all; the rightmost would be');
    expect(voices.en({ key: 'prompts.arrange', values: asked(3, 'yes') })).toContain(
      'the fleet is loaded. And in which',
    );
  });

  test('§5.3 one chest with room is chosen, several are put in order', () => {
    const arranged = (chests: readonly Colour[]) => at(told({ type: 'arranged', seat: 0, area: 'crew', chests }), 1);
    expect(arranged(['red'])).toBe('Vous choisissez le coffre qui rejoint l’équipage\u202f: rouge.');
    expect(arranged(['red', 'blue'])).toBe('Vous rangez vos coffres pour l’équipage\u202f: rouge et bleu.');
  });

  test('§4.5 a theft', () => {
    expect(told({ type: 'chestStolen', seat: 3, target: 0, area: 'fleet', place: 0, colour: 'purple' })).toEqual([
      'Green steals a purple chest from Blue’s fleet.',
      'Vert vole à Bleu un coffre violet dans sa flotte.',
      'Синий теряет фиолетовый сундук из флота: его крадёт Зелёный.',
    ]);
  });

  test('what nobody needs to hear is not told', () => {
    expect(logLine({ type: 'chestsMoved', seat: 0, from: 'fleet', to: 'tortuga', chests: [] })).toBeUndefined();
    expect(logLine({ type: 'phaseBegan', phase: 'bonus' })).toBeUndefined();
  });

  test('seats go by their colours, or by the names of the table', () => {
    const translate = translatorIn('ru');
    expect([0, 1, 2, 3].map((seat) => colourName(translate, seat))).toEqual([
      'Синий',
      'Оранжевый',
      'Жёлтый',
      'Зелёный',
    ]);
    expect(say(translate, seatLine(1))).toBe('Оранжевый');
    expect(say(translate, seatLine(1), () => 'Аня')).toBe('Аня');
    const deeds = logLine({ type: 'deedsRanked', deeds: [{ seat: 1, action: 'raid', position: 1, total: 9 }] });
    expect(deeds && say(translatorIn('en'), deeds, (seat) => `Pirate ${seat}`)).toBe(
      'Who acts: Pirate 1 first in RAID (9).',
    );
  });

  test.each<[Language, number, string]>([
    ['en', 1, '1 die'],
    ['en', 2, '2 dice'],
    ['fr', 1, '1 dé'],
    ['fr', 5, '5 dés'],
    ['ru', 1, '1 кубик'],
    ['ru', 3, '3 кубика'],
    ['ru', 5, '5 кубиков'],
  ])('in %s, %i is "%s"', (language, count, words) => {
    const line = logLine({ type: 'rolled', seat: 1, count, dice: [] });
    expect(line && voices[language](line)).toMatch(new RegExp(`\\s${words}\\.$`));
  });

  test('§6 the result, the best first', () => {
    const sheets = [30, 42].map((total) => ({ lines: [{ what: 'sets', points: 6, rule: '§6.3' }], total }));
    const lines = resultLines({ ranking: [[1], [0]], sheets, verdict: 'won' });
    expect(lines.map(voices.en)).toEqual([
      'Orange wins with 42 points: the most feared name in Tortuga!',
      '1. Orange: 42 points',
      '    Sets of three colours: +6 (§6.3)',
      '2. Blue: 30 points',
      '    Sets of three colours: +6 (§6.3)',
    ]);
    expect(inAll(undoneLine(2))).toEqual([
      'Moves were undone 2 times.',
      'Des coups ont été annulés à 2 reprises.',
      'Ходы возвращали 2 раза.',
    ]);
  });

  test('§6.6 a shared victory names all winners, and ranks count places', () => {
    const sheets = [40, 40, 12].map((total) => ({ lines: [], total }));
    const lines = resultLines({ ranking: [[0, 1], [2]], sheets, verdict: 'shared' });
    expect(lines.map(voices.en)).toEqual([
      'Blue and Orange share the victory with 40 points each.',
      '1. Blue: 40 points',
      '1. Orange: 40 points',
      '3. Yellow: 12 points',
    ]);
  });
});

test('dice are refused by their letters, or as they were written', () => {
  expect(inAll(refusalLine({ code: 'dice-placed', values: { dice: 'AC' } }))).toEqual([
    'At least one of these dice is already placed: A and C.',
    'Au moins un de ces dés est déjà posé\u202f: A et C.',
    'Хотя бы один из этих кубиков уже поставлен: A и C.',
  ]);
  const [english] = inAll(refusalLine({ code: 'dice-unknown', values: { dice: 'CA' } }));
  expect(english).toContain('“CA”');
});

test('an option is refused by the name that its form gives it', () => {
  expect(inAll(refusalLine({ code: 'bad-option', values: { name: 'long' } }))).toEqual(
    LANGUAGES.map((language) => expect.stringContaining(messages[language].options.long.label)),
  );
});
