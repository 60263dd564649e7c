import type { Scene } from '@haven/picture-kit';
import { LANGUAGES } from '@haven/text-kit';
import { expect, test } from 'vitest';
import { ending } from './ending.ts';
import { picture } from './index.ts';

const SCENE: Scene = { language: 'en', title: '', state: '', sitters: [], options: {} };
const outcomeOf = (verdict: string, total: number) => ({ ranking: [[0]], sheets: [{ lines: [], total }], verdict });

test.each(['platinum', 'gold', 'silver', 'bronze'])('§7.2 the %s medal hangs before the cards', (verdict) => {
  expect(picture.world({ ...SCENE, outcome: outcomeOf(verdict, 100) })).toContain('url(#metal)');
});

test.each(['finished', 'destroyed', 'constructor'])('%s earns no medal', (verdict) => {
  expect(picture.world({ ...SCENE, outcome: outcomeOf(verdict, 10) })).toBe(picture.world(SCENE));
});

test.each([
  ['bronze', 1, ['Bronze medal, 1 credit', 'Médaille de bronze, 1 crédit', 'Бронзовая медаль, 1 кредит']],
  ['gold', 102, ['Gold medal, 102 credits', 'Médaille d’or, 102 crédits', 'Золотая медаль, 102 кредита']],
  [
    'destroyed',
    11,
    ['The ship was destroyed, 11 credits', 'Le vaisseau a été détruit, 11 crédits', 'Корабль погиб, 11 кредитов'],
  ],
])('§7.2 %s with %i credits, in words', (verdict, total, said) => {
  expect(LANGUAGES.map((language) => ending(outcomeOf(verdict, total), language))).toEqual(said);
});
