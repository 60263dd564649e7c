import { pictures } from '@haven/games/pictures';
import type { Language } from '@haven/wire';
import { expect, test } from 'vitest';
import type { Glance } from '../store/glances.ts';
import { companyOf, sittersOf, stateOf } from './standing.ts';

/** A game of the house that names a winner. */
const game = pictures.find(({ ending }) => ending === undefined)?.id ?? '';
const solo = pictures.find(({ ending }) => ending !== undefined)?.id ?? '';

const human = (seat: number, name: string) => ({ seat, kind: 'human', name }) as const;
const open = (seat: number, name = '') => ({ seat, kind: 'open', name }) as const;
const BASE: Glance = { id: 'a', game, told: {}, phase: 'gathering', moves: 0, chairs: [], host: '' };
const sheets = (...totals: number[]) => totals.map((total) => ({ lines: [], total }));

const free = (count: number): Glance => ({
  ...BASE,
  chairs: [human(9, 'Ada'), ...Array.from({ length: count }, (_, seat) => open(seat))],
});
const duel: Glance = { ...BASE, phase: 'playing', moves: 41, chairs: [human(0, 'Ada'), human(1, 'Blaise')] };
const standing = { round: 10, points: [6, 3] };
const won: Glance = {
  ...duel,
  phase: 'over',
  outcome: { ranking: [[1], [0]], sheets: sheets(29, 34), verdict: 'won' },
};

test.each<[Glance, Record<Language, string>]>([
  [free(1), { en: '1 free seat: sit down', fr: '1 place libre : asseyez-vous', ru: '1 свободное место: садитесь' }],
  [free(2), { en: '2 free seats: sit down', fr: '2 places libres : asseyez-vous', ru: '2 свободных места: садитесь' }],
  [free(5), { en: '5 free seats: sit down', fr: '5 places libres : asseyez-vous', ru: '5 свободных мест: садитесь' }],
  [
    { ...BASE, chairs: [human(0, 'Ada'), open(1, 'Blaise')] },
    {
      en: 'Everybody is here: it begins soon',
      fr: 'Tout le monde est là : on commence bientôt',
      ru: 'Все в сборе: скоро начинаем',
    },
  ],
  [
    duel,
    { en: 'Ada vs. Blaise, under way', fr: 'Ada contre Blaise, partie en cours', ru: 'Ada — Blaise, партия идёт' },
  ],
  [
    { ...duel, standing },
    {
      en: 'Ada vs. Blaise, round\u00a010, 6 : 3',
      fr: 'Ada contre Blaise, manche\u00a010, 6 : 3',
      ru: 'Ada — Blaise, круг\u00a010, 6 : 3',
    },
  ],
  [
    { ...duel, standing, chairs: [human(0, ''), human(1, '')] },
    { en: 'round\u00a010, 6 : 3', fr: 'manche\u00a010, 6 : 3', ru: 'круг\u00a010, 6 : 3' },
  ],
  [
    { ...duel, game: solo, chairs: [human(0, 'Ada')] },
    { en: 'move\u00a041', fr: 'coup\u00a041', ru: 'ход\u00a041' },
  ],
  [won, { en: 'Blaise won, 34 : 29', fr: 'Blaise l’emporte, 34 : 29', ru: 'Победа: Blaise, 34 : 29' }],
  [
    { ...won, outcome: { ranking: [[0, 1]], sheets: sheets(30, 30), verdict: 'shared' } },
    {
      en: 'Ada and Blaise share the victory, 30 : 30',
      fr: 'Victoire partagée : Ada et Blaise, 30 : 30',
      ru: 'Общая победа: Ada и Blaise, 30 : 30',
    },
  ],
  [
    {
      ...won,
      game: solo,
      chairs: [human(0, 'Ada')],
      outcome: { ranking: [[0]], sheets: sheets(101), verdict: 'gold' },
    },
    { en: 'Gold medal, 101 credits', fr: 'Médaille d’or, 101 crédits', ru: 'Золотая медаль, 101 кредит' },
  ],
  [
    { ...duel, phase: 'ended' },
    { en: 'Ended early', fr: 'Partie interrompue', ru: 'Партия прервана' },
  ],
])('%#: how a table stands, in three languages', (glance, said) => {
  expect({ en: stateOf(glance, 'en'), fr: stateOf(glance, 'fr'), ru: stateOf(glance, 'ru') }).toEqual(said);
});

test('who invites is told by name, who plays too, and nobody by the colour of a seat', () => {
  const saidOf = (glance: Glance) => [companyOf(glance, 'en'), companyOf(glance, 'fr'), companyOf(glance, 'ru')];
  expect(saidOf({ ...free(1), host: 'Ada' })).toEqual([
    'Ada invites you to play. ',
    'Ada vous invite à jouer. ',
    'Ada приглашает вас сыграть. ',
  ]);
  expect(saidOf({ ...BASE, chairs: [human(0, ''), open(1)] })).toEqual(['', '', '']);
  expect(companyOf({ ...duel, chairs: [human(0, 'Ada'), human(1, '')] }, 'en')).toBe('At the table: Ada. ');
});

test('a person for whom a bot plays is shown as one, and points as they stand', () => {
  const chairs = [human(0, 'Ada'), { seat: 1, kind: 'bot', name: 'Blaise' }] as const;
  const sitters = sittersOf({ ...duel, chairs, standing }, 'fr');
  expect(sitters.map(({ kind, total }) => [kind, total])).toEqual([
    ['human', 6],
    ['human', 3],
  ]);
  expect(sittersOf({ ...duel, game: solo, chairs: [human(0, '')] }, 'fr')[0]?.name).toBe('Joueur 1');
});
