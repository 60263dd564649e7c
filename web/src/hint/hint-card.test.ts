import type { GameTypes, Seen } from '@haven/kit';
import type { GameUi } from '@haven/ui-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import type { Option } from '../why/explanation.ts';
import { HintCard } from './hint-card.tsx';

const UI = {
  moveLine: (move: GameTypes['Move']) => `Fly to ${move}`,
  groundLine: (move: GameTypes['Move']) => `there is ${move}`,
} as unknown as GameUi<GameTypes>;
const SEEN = { view: {}, moves: [{}, {}] } as unknown as Seen<GameTypes>;
const SEATS = [
  { name: 'Anna', kind: 'human' },
  { name: 'Boris', kind: 'bot' },
] as const;

/** What the card says, without its marks. */
function saidOf(options: readonly Pick<Option, 'kind' | 'win'>[]): string {
  const advice = {
    asked: 1,
    lead: 'sure',
    options: options.map((option, number) => ({ ...option, text: `move ${number}`, move: number as never })),
  } as const;
  const hint = { isPossible: true, shown: { question: 1, advice }, ask: () => undefined, close: () => undefined };
  const card = createElement(HintCard, { hint, ui: UI, seats: SEATS, seen: SEEN, isNewcomer: false });
  const spoken = { locale: 'en', messages: en, timeZone: 'UTC' } as const;
  const markup = renderToStaticMarkup(createElement(IntlProvider, spoken as never, card));
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('where all ways are alike it is said once, and each says what it is good for', () => {
  const said = saidOf([
    { kind: 'best', win: 0.5 },
    { kind: 'close', win: 0.5 },
    { kind: 'close', win: 0.5 },
  ]);
  expect(said).toContain('Any of these is about as good as the others');
  for (const place of [0, 1, 2]) expect(said).toContain(`Fly to ${place} There is ${place}.`);
  expect(said.match(/50%/g)).toHaveLength(1);
});

test('where one is better each has its chance, and the best alone its reason', () => {
  const said = saidOf([
    { kind: 'best', win: 0.6 },
    { kind: 'worse', win: 0.4 },
  ]);
  expect(said).toContain('60% to win There is 0.');
  expect(said).toContain('40% to win');
  expect(said).not.toContain('There is 1.');
});
