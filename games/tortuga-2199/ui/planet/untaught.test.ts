import { momentsOf } from '@haven/text-kit/testing';
import { tortuga2199 } from '@haven/tortuga-2199-rules';
import { useSettings } from '@haven/ui-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ui } from '../index.ts';

const OPTIONS = { scenario: 'standard', map: 'nestled', cardSet: null } as const;
const nothing = () => undefined;
const STILL = { news: [], past: [], refusal: null, locked: false, aids: [], language: 'en' } as const;

/** The table of a captain in turn, before these § were heard of. */
function drawn(untaught: readonly string[]): string {
  const moments = [...momentsOf(tortuga2199, { seed: 5, seats: 2, options: OPTIONS, most: 6 })];
  const { seat = 0, view } = moments.find(({ view: { agenda } }) => agenda.at(-1)?.type === 'act') ?? {};
  if (view === undefined) throw new Error('nobody is in turn');
  const seen = { seq: 0, asked: 0, view, moves: [], toAct: [seat], canUndo: false, undone: 0 };
  const props = { ...STILL, viewer: seat, seen, play: nothing, undo: nothing, aided: nothing, untaught };
  return renderToStaticMarkup(createElement(ui.Table, props));
}

// Nobody can be asked here how much movement they like.
const { motion } = useSettings.getState();
beforeAll(() => useSettings.setState({ motion: 'reduced' }));
afterAll(() => useSettings.setState({ motion }));

test('§3.12 neither prices nor defence are on the map before conquests are taught', () => {
  const marksIn = (markup: string) => ['t2-price', 't2-spot'].filter((mark) => markup.includes(`class="${mark}"`));
  expect(marksIn(drawn([]))).toEqual(['t2-price', 't2-spot']);
  expect(marksIn(drawn(['§3.12']))).toEqual([]);
});
