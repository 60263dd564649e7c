import { expect, test } from 'vitest';
import { spokenUi } from '../contract/spoken-ui.ts';
import { wordsOf } from './words.ts';

const messages = {
  en: { options: {}, ship: 'ship', won: '{seat} won' },
  fr: { options: {}, ship: 'étoile', won: '{seat} a gagné' },
  ru: { options: {}, ship: 'корабль', won: 'победа: {seat}' },
};
const labels = { en: { again: 'Sail again' }, fr: { again: 'Reprendre la mer' }, ru: { again: 'Снова в море' } };

type Key = 'ship' | 'won';
type Translate = (key: Key, values: Record<string, string | number>) => string;
type NameSeat = (seat: number) => string;

const say = (translate: Translate, seat: number, nameSeat: NameSeat = String) =>
  translate('won', { seat: nameSeat(seat) });
const wordsIn = wordsOf({ messages, labels, say, seatName: (_: Translate, seat) => `#${seat}` });

test('seats go by their names, and by the word of the game where nobody gave one', () => {
  const { say: told, nameOf } = wordsIn('en', [
    { name: 'Ada', kind: 'human' },
    { name: '', kind: 'bot' },
  ]);
  expect([told(0), told(1), nameOf(2)]).toEqual(['Ada won', '#1 won', '#2']);
});

test('a screen has the words of any screen, and its own before them', () => {
  const { label } = wordsIn('fr');
  expect([label('again'), label('total')]).toEqual(['Reprendre la mer', 'Total']);
});

test('a title begins with a capital of its language', () => {
  expect([wordsIn('fr').title('ship'), wordsIn('ru').title('ship')]).toEqual(['Étoile', 'Корабль']);
});

test('percents as the language writes them', () => {
  expect([wordsIn('en').percent(0.256), wordsIn('ru').percent(0.256)]).toEqual(['26%', '26\u00a0%']);
});

const rules = { '§1': 'Setup', '§1.1': 'Deal.' };
const guideFor = (language: string) => async () => ({
  goal: [`Win (${language}).`],
  turn: [],
  examples: [],
  glossary: [],
});
const text = {
  messages,
  rulesText: { en: rules, fr: rules, ru: rules },
  guide: { en: guideFor('en'), fr: guideFor('fr'), ru: guideFor('ru') },
  logLine: (seat: number) => (seat < 0 ? undefined : seat),
  refusalLine: () => 0,
};

test('outside of the table a game says what its text says', async () => {
  const ui = spokenUi(text, wordsIn);
  expect([ui.logLine(2, 'en'), ui.logLine(-1, 'en')]).toEqual(['#2 won', undefined]);
  expect(ui.rules('en')).toEqual([
    { rule: '§1', title: 'Setup', text: '' },
    { rule: '§1.1', text: 'Deal.' },
  ]);
  expect(await ui.guide('fr')).toMatchObject({ goal: ['Win (fr).'] });
});

test('only a game that names its seats has names for them', () => {
  expect(spokenUi(text, wordsIn).seatName).toBeUndefined();
  expect(spokenUi({ ...text, seatLine: (seat: number) => seat }, wordsIn).seatName?.(1, 'ru')).toBe('победа: #1');
});

test('rules that differ from table to table are those of this one', () => {
  const ui = spokenUi({ ...text, rulesAt: () => ({ '§1.1': 'Deal twice.' }) }, wordsIn);
  const told = { viewer: 0, seats: [], view: {} };
  expect([ui.rules('en').length, ui.rules('en', told)]).toEqual([2, [{ rule: '§1.1', text: 'Deal twice.' }]]);
});
