import { LANGUAGES, type Language } from '@haven/text-kit';
import { type Event, type Options, problemsOf } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import {
  cardLine,
  colourName,
  logLine,
  messages,
  refusalLine,
  resultLines,
  say,
  seatLine,
  undoneLine,
} from './index.ts';
import { CARNIVAL_SET } from './testing/carnival-set.ts';
import { inAll, translatorIn, voices } from './testing/voices.ts';

describe('refusals', () => {
  test('cards and sectors have their names', () => {
    expect(inAll(refusalLine({ code: 'not-for-sale', values: { card: 'scout' } }))).toEqual([
      'The Scout card is not for sale here.',
      'La carte Éclaireuse n’est pas en vente ici.',
      'Карта «Разведчица» здесь не продаётся.',
    ]);
    expect(inAll(refusalLine({ code: 'not-adjacent', values: { sector: 'lab' } }))).toEqual([
      'The sector you are in is not adjacent to the Research Lab.',
      'Trop loin\u202f: le secteur Recherches n’est pas adjacent au vôtre.',
      'Сектор «Лаборатория» не прилегает к тому, где стоит ваш корабль.',
    ]);
  });

  test('§3.13 a defence at its maximum has no range', () => {
    const said = (least: number) => inAll(refusalLine({ code: 'defence-range', values: { least, most: 10 } }));
    expect(said(11)).toEqual([
      'The defence of this sector is already at its maximum.',
      'La Défense de ce secteur est déjà à son maximum.',
      'Защита этого сектора уже максимальна.',
    ]);
    expect(said(10)).toEqual([
      'The new defence must be 10.',
      'La nouvelle Défense doit être de 10.',
      'Новая защита может быть только 10.',
    ]);
    expect(said(6)).toEqual([
      'The new defence must be from 6 to 10.',
      'La nouvelle Défense doit être comprise entre 6 et 10.',
      'Новая защита может быть от 6 до 10.',
    ]);
  });

  test('§8.4 a card set is refused with the card, if it is one, and the field', () => {
    const values = { card: 'scout', field: 'cost', problem: 'number', least: 1, most: 20 };
    expect(inAll(refusalLine({ code: 'bad-card-set', values }))).toEqual([
      'Card “scout”: field “cost” must be a whole number from 1 to 20.',
      'Carte «\u202fscout\u202f»\u202f: le champ «\u202fcost\u202f» doit être un nombre entier de 1 à 20.',
      'Карта «scout»: поле «cost» должно быть целым числом от 1 до 20.',
    ]);
    const whole = { card: '', field: 'deck T', problem: 'deck-size', size: 30, right: 31 };
    expect(voices.en(refusalLine({ code: 'bad-card-set', values: whole }))).toBe(
      'The card set: field “deck T” has 30 cards instead of 31.',
    );
  });
});

describe('what is said', () => {
  const told = (event: Event) => [logLine(event)].flatMap((line) => (line ? inAll(line) : []));

  test('§2.7 a hidden card is named to its captain alone', () => {
    expect(told({ type: 'drew', seat: 1, count: 3, cards: ['hacker#1', 'mining#2', 'hacker#4'] })).toEqual([
      'You draw Hacker ×2 and Mining.',
      'Vous piochez 3 cartes\u202f: Hacker ×2 et Extraction.',
      'Вы берёте: Хакер ×2 и Майнинг.',
    ]);
    expect(told({ type: 'drew', seat: 1, count: 3, cards: [] })).toEqual([
      'Blue draws 3 cards.',
      'Bleu pioche 3 cartes.',
      'Синий берёт 3 карты.',
    ]);
    const explored = { type: 'explored', seat: 0, sector: 'mines', manoeuvre: 1 } as const;
    expect(told({ ...explored, token: 'kraken#token' })[0]).toBe('You explore the creature in the Mines: Kraken.');
    expect(told({ ...explored, token: null })[0]).toBe('Red explores the creature in the Mines.');
  });

  test('§3.6 a price is told with the minerals that helped', () => {
    expect(told({ type: 'bought', seat: 3, card: 'scout#1', sector: 'post-2', crypto: 3, minerals: 1 })).toEqual([
      'Yellow buys Scout for 3 Crypto + 1 Minerals token.',
      'Jaune achète la carte Éclaireuse pour 3 Cryptos + 1 jeton Minerais.',
      'Жёлтый покупает карту «Разведчица» за 3 крипто + 1 минерал.',
    ]);
  });

  test('§8.3.28 a price of nothing is told', () => {
    const [bought] = told({ type: 'bought', seat: 3, card: 'scout#1', sector: 'post-2', crypto: 0, minerals: 0 });
    expect(bought).toMatch(/for 0 Crypto/);
  });

  test('§3.12 a conquest names the loser; §5.7 Tortuga has no defence spots', () => {
    const conquest = {
      type: 'conquered',
      seat: 2,
      manoeuvre: 6,
      siege: 0,
      crypto: 0,
      minerals: 0,
      defence: 6,
    } as const;
    expect(told({ ...conquest, sector: 'post-0', from: 0 })).toEqual([
      'Green conquers Post Alpha from Red for 6 Manoeuvre; the defence is now 6.',
      'Vert conquiert le secteur Terminal Alpha, pris à Rouge, pour 6 Manœuvres\u202f; sa Défense passe à 6.',
      'Зелёный захватывает сектор «Пост Альфа» у игрока Красный за 6 манёвров; защита сектора теперь 6.',
    ]);
    expect(told({ ...conquest, sector: 'tortuga', from: null, manoeuvre: 15, defence: 14 })[0]).toBe(
      'Green conquers Tortuga for 15 Manoeuvre.',
    );
  });

  test('§4.9 the count of a fight', () => {
    const attack = {
      lines: [{ what: 'cards', points: 6 } as const, { what: 'weakened', points: -1 } as const],
      total: 5,
    };
    const defence = {
      lines: [{ what: 'cards', points: 3 } as const, { what: 'sector', points: 2 } as const],
      total: 5,
    };
    expect(told({ type: 'fightDecided', winner: 1, attack, defence, carnage: 0 })).toEqual([
      'The attack totals 5 (Manoeuvre 6, weakened −1), the defence 5 (Manoeuvre 3, sector +2): Blue wins the tie.',
      'Attaque\u202f: 5 (Manœuvres 6, affaiblissement −1)\u202f; Défense\u202f: 5 (Manœuvres 3, secteur +2). À égalité, Bleu l’emporte en Défense.',
      'Атака: 5 (манёвры 6, ослабление −1). Защита: 5 (манёвры 3, сектор +2). При равенстве побеждает Синий.',
    ]);
  });

  test('§8.3.13 a card or a sector gives resources', () => {
    const gained = { type: 'resourcesGained', seat: 0, crypto: 2, manoeuvre: 0 } as const;
    expect(told({ ...gained, by: 'shop-steward#1' })[0]).toBe('Shop Steward: Red gains 2 Crypto.');
    expect(told({ ...gained, by: 'post-4' })[0]).toBe('Post Gamma: Red gains 2 Crypto.');
  });

  test('how a fight is cleared away is not told', () => {
    expect(logLine({ type: 'fightCardsDiscarded' })).toBeUndefined();
    expect(logLine({ type: 'fightEnded' })).toBeUndefined();
  });

  test('seats go by their colours, or by the names of the table', () => {
    const translate = translatorIn('ru');
    expect([0, 1, 2, 3].map((seat) => colourName(translate, seat))).toEqual(['Красный', 'Синий', 'Зелёный', 'Жёлтый']);
    expect(say(translate, seatLine(1))).toBe('Синий');
    expect(say(translate, seatLine(1), () => 'Аня')).toBe('Аня');
  });

  test.each<[Language, number, string]>([
    ['en', 1, '1 card'],
    ['en', 2, '2 cards'],
    ['fr', 1, '1 carte'],
    ['fr', 5, '5 cartes'],
    ['ru', 1, '1 карту'],
    ['ru', 3, '3 карты'],
    ['ru', 5, '5 карт'],
    ['ru', 21, '21 карту'],
  ])('in %s, %i is “%s”', (language, count, words) => {
    const line = logLine({ type: 'drew', seat: 1, count, cards: [] });
    expect(line && voices[language](line)).toMatch(new RegExp(`\\s${words}\\.$`));
  });
});

describe('§8.4 a card set of the table’s own', () => {
  const options: Options = { scenario: 'standard', map: 'nestled', cardSet: CARNIVAL_SET };
  const called = (kind: string) => inAll(cardLine(kind, { options }));

  test('can be played with', () => {
    expect(problemsOf(CARNIVAL_SET)).toEqual([]);
  });

  test('has its own names, in the language or in the one it has', () => {
    expect(called('acrobat')).toEqual(['Acrobat', 'Acrobate', 'Акробатка']);
    expect(called('ringmaster')).toEqual(['Monsieur Loyal', 'Monsieur Loyal', 'Monsieur Loyal']);
  });

  test('has our name where ours is meant, and else its id', () => {
    expect(called('kraken')).toEqual(['Kraken', 'Kraken', 'Кракен']);
    expect(called('juggler')).toEqual(['juggler', 'juggler', 'juggler']);
    expect(called('no-such-card')).toEqual(['no-such-card', 'no-such-card', 'no-such-card']);
    expect(inAll(cardLine('toString'))).toEqual(['toString', 'toString', 'toString']);
  });

  test('its cards are told even where the table is not known', () => {
    const line = logLine({ type: 'redeemed', seat: 0, card: 'old-one#1', influence: 2 });
    expect(line && voices.en(line)).toBe('Red redeems the old-one card.');
  });
});

describe('the result', () => {
  const captures = { what: 'captures', points: 2, rule: '§3.10' };
  const sheets = [15, 9, 9].map((total) => ({
    lines: [{ what: 'tortuga', points: 0, rule: '§5.1' }, captures],
    total,
  }));

  test('§6.1 the best first, with what counted', () => {
    const lines = resultLines({ ranking: [[0], [1, 2]], sheets, verdict: 'influence' });
    expect(lines.map(voices.en)).toEqual([
      'Red wins with 15 Influence: Tortuga has a new ruler!',
      '1. Red: 15 Influence',
      '    Captured creatures: +2 (§3.10)',
      '2. Blue: 9 Influence',
      '    Captured creatures: +2 (§3.10)',
      '2. Green: 9 Influence',
      '    Captured creatures: +2 (§3.10)',
    ]);
  });

  test('§6.5 a shared victory names all winners', () => {
    const [verdict] = resultLines({ ranking: [[1, 2], [0]], sheets, verdict: 'truce' });
    expect(verdict && inAll(verdict)).toEqual([
      'The truce ends the war. Blue and Green share the planet with 9 Influence each.',
      'La trêve met fin à la guerre. À égalité, Bleu et Vert se partagent la planète avec 9 points d’Influence.',
      'Перемирие завершает войну. Синий и Зелёный делят победу, у каждого 9 очков влияния.',
    ]);
  });

  test('moves taken back are told', () => {
    expect(inAll(undoneLine(2))).toEqual([
      'Moves were undone 2 times.',
      'Des coups ont été annulés à 2 reprises.',
      'Ходы возвращали 2 раза.',
    ]);
  });
});

test('an option is refused by the name that its form gives it', () => {
  expect(inAll(refusalLine({ code: 'bad-option', values: { name: 'map' } }))).toEqual(
    LANGUAGES.map((language) => expect.stringContaining(messages[language].options.map.label)),
  );
});
