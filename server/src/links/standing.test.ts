import { pictures } from '@haven/games/pictures';
import type { Language } from '@haven/wire';
import { expect, test } from 'vitest';
import type { Glance } from '../store/glances.ts';
import { stateOf } from './standing.ts';

/** A game of the house that names a winner. */
const game = pictures.find(({ ending }) => ending === undefined)?.id ?? '';
const solo = pictures.find(({ ending }) => ending !== undefined)?.id ?? '';

const human = (seat: number, name: string) => ({ seat, kind: 'human', name }) as const;
const open = (seat: number, name = '') => ({ seat, kind: 'open', name }) as const;
const BASE: Glance = { id: 'a', game, told: {}, phase: 'gathering', moves: 0, chairs: [] };
const sheets = (...totals: number[]) => totals.map((total) => ({ lines: [], total }));

const free = (count: number): Glance => ({
  ...BASE,
  chairs: [human(9, 'Ada'), ...Array.from({ length: count }, (_, seat) => open(seat))],
});
const duel: Glance = { ...BASE, phase: 'playing', moves: 41, chairs: [human(0, 'Ada'), human(1, 'Blaise')] };
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
    { en: 'Ada vs. Blaise, move\u00a041', fr: 'Ada contre Blaise, coup\u00a041', ru: 'Ada — Blaise, ход\u00a041' },
  ],
  [
    { ...duel, chairs: [...duel.chairs, human(2, 'Cléo')] },
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
