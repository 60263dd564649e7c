import { STANDARD_SET } from '@haven/tortuga-2199-rules';
import { messages } from '@haven/tortuga-2199-text';
import { expect, test } from 'vitest';
import { BEARD, MOUSTACHE } from './people.ts';
import { sceneOf } from './scene-of.ts';
import { SCENES } from './scenes.ts';

const DRAWN = STANDARD_SET.cards.filter(({ deck }) => deck !== 'ship');
const STRANGER = { id: 'ice-baron', deck: 'mines', crypto: 2, abilities: [{ does: 'siege', n: 1 }] } as const;

test('each card of the house set has a picture that no other has', () => {
  expect(Object.keys(SCENES).toSorted()).toEqual(DRAWN.map(({ id }) => id).toSorted());
  expect(new Set(DRAWN.map(sceneOf)).size).toBe(DRAWN.length);
});

test.each(DRAWN)('the picture of $id stands alone: whatever paints it is defined in it, once', (card) => {
  const svg = sceneOf(card);
  const defined = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
  expect(defined).toEqual([...new Set(defined)]);
  expect(defined).toEqual(expect.arrayContaining(used));
  expect(svg).not.toMatch(/undefined|NaN|filter|<script|href/);
});

/** How a name of a woman ends, in its first word. */
const WOMEN = [
  ['fr', /^\S*(euse|trice|eure|ère|ée|ine)( |$)/],
  ['ru', /^\S*(ица|ка|ая)( |$)/],
] as const;

test.each(WOMEN)('in %s whoever has a name of a woman has no beard', (language, woman) => {
  const bearded = Object.entries(SCENES).filter(([, { drawings }]) =>
    drawings.some((drawing) => drawing === BEARD || drawing === MOUSTACHE),
  );
  const names: Readonly<Record<string, { readonly name: string }>> = messages[language].cards;
  expect(bearded.map(([id]) => names[id]?.name).filter((name) => name === undefined || woman.test(name))).toEqual([]);
});

test('§8.4 a card that the house does not know shows somebody, always the same', () => {
  expect(sceneOf(STRANGER)).toBe(sceneOf({ ...STRANGER }));
  expect(sceneOf(STRANGER)).not.toBe(sceneOf({ ...STRANGER, id: 'tide-baron' }));
});

test('§8.4 what somebody carries says what the card does, and behind them is its place', () => {
  expect(sceneOf(STRANGER)).not.toBe(sceneOf({ ...STRANGER, abilities: [{ does: 'defend', n: 1 }] }));
  expect(sceneOf(STRANGER)).not.toBe(sceneOf({ ...STRANGER, deck: 'lab' }));
});
