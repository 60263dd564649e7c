import { translatorOf } from '@haven/text-kit/translator';
import { expect, test } from 'vitest';
import { fr } from '../text/fr.ts';
import { chanceOf, goalOf, outlookOf } from './chance.ts';

const percent = (chance: number) => `${Math.round(100 * chance)}%`;

test('a chance is never said to be none or certain', () => {
  expect([0, 0.004, 0.01, 0.5, 0.99, 0.996, 1].map((chance) => chanceOf(chance, percent))).toEqual([
    { edge: 'below', win: '1%' },
    { edge: 'below', win: '1%' },
    { edge: 'within', win: '1%' },
    { edge: 'within', win: '50%' },
    { edge: 'within', win: '99%' },
    { edge: 'above', win: '99%' },
    { edge: 'above', win: '99%' },
  ]);
  expect([0, 0.5, 1].map((best) => outlookOf(best, { isNewcomer: false, seats: 2 }))).toEqual([
    'nearlyLost',
    undefined,
    'nearlyWon',
  ]);
});

test('in first games a position that is behind has words instead of figures', () => {
  const heard = (best: number, seats: number) => outlookOf(best, { isNewcomer: true, seats });
  expect([0, 0.16, 0.39, 0.4, 0.98].map((best) => heard(best, 2))).toEqual([
    'behind',
    'behind',
    'behind',
    undefined,
    'nearlyWon',
  ]);
  expect([0.16, 0.24].map((best) => heard(best, 4))).toEqual(['behind', undefined]);
});

test('a Captain who is asked in a lost position says so in words', () => {
  const say = translatorOf('fr', { chance: fr.hint.chance, chosen: fr.why.chosen });
  expect(say('chance', { goal: goalOf(2), ...chanceOf(0, percent) })).toBe('moins de 1% de chances de gagner');
  const sure = { reason: 'none', goal: goalOf(1), ...chanceOf(1, percent) };
  expect(say('chosen', { move: '« X »', ...sure })).toBe('« X » laisse plus de 99% de chances de finir l’expédition.');
});
