import { simRng } from '@haven/kit';
import { tokenOf, tortuga2199 } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { findIn } from './find.ts';

const OPTIONS = { scenario: 'standard', map: 'nestled', cardSet: null } as const;
const VIEW = tortuga2199.view(tortuga2199.setup(2, OPTIONS, simRng(1)), 0);
const explored = { type: 'explored', seat: 0, sector: 'mines', manoeuvre: 1 } as const;
const token = tokenOf('void-ray');

test('§3.7 whoever explores sees the creature for a moment, and nobody else does', () => {
  expect(findIn([{ ...explored, token }], VIEW)).toMatchObject({ kind: 'explored', face: { id: 'void-ray' } });
  expect(findIn([{ ...explored, token: null }], VIEW)).toBeUndefined();
});

test('§3.10 a capture shows whose it is and the Influence that it brings', () => {
  const captured = { type: 'captured', seat: 1, sector: 'mines', token, card: 'void-ray#1', manoeuvre: 3 } as const;
  const gained = { type: 'influenceGained', seat: 1, source: 'captures', points: 1 } as const;
  expect(findIn([captured, gained], VIEW)).toMatchObject({ kind: 'captured', seat: 1, influence: 1 });
});
