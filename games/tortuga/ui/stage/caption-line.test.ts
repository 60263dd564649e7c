import { at, seenBy, start } from '@haven/kit';
import { type Event, tortuga } from '@haven/tortuga-rules';
import { expect, test } from 'vitest';
import { wordsIn } from '../words.ts';
import { captionLine } from './caption-line.ts';

const options = { long: false, start: 'first-seat', swift: false } as const;
const { view } = seenBy(tortuga, start(tortuga, { seats: 2, options, seed: '5c'.repeat(32) }), 0);
const DEED = { type: 'deedBegan', deed: { seat: 1, action: 'fleet', position: 1, total: 9 } } as const;

function toldWith(boat: number, events: readonly Event[]): string | undefined {
  const players = view.players.with(1, { ...at(view.players, 1), boat });
  return captionLine(DEED, { view: { ...view, players }, events }, wordsIn('en'));
}

test('§3.4 where a boat stands on the last box and nobody is asked, it is said why', () => {
  expect(toldWith(8, [DEED])).toContain('Orange, boat: on the last box already');
});

test('§4.1 a boat that has just come there has moved', () => {
  const moved = { type: 'tokenMoved', seat: 1, token: 'boat', box: 8 } as const;
  expect(toldWith(8, [DEED, moved])).not.toContain('already');
  expect(toldWith(7, [DEED])).not.toContain('already');
});
