import { at, type Seat, simRng } from '@haven/kit';
import { momentsOf } from '@haven/text-kit/testing';
import { faceOfToken, type Move, SECTORS, type SectorId, tortuga2199, type View } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { isIdle } from '../idle.ts';
import { wordsIn } from '../words.ts';
import { sectorTopic } from './sector-topic.ts';
import type { Teller } from './topic.ts';

const WORDS = wordsIn('en');
const OPTIONS = { scenario: 'standard', map: 'nestled', cardSet: null } as const;
const TURNS = [...momentsOf(tortuga2199, { seed: 5, seats: 2, options: OPTIONS, most: 400 })].filter(
  ({ view, seat }) => view.agenda.at(-1)?.type === 'act' && view.turn.seat === seat,
);

interface Turn {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

function tellerAt({ view, seat, moves }: Turn): Teller {
  const state = tortuga2199.imagine?.(view, simRng(1));
  return {
    words: WORDS,
    board: {
      view,
      me: seat,
      own: at(view.captains, seat),
      asked: view.agenda.at(-1),
      moves: new Map(moves.map((move) => [tortuga2199.notate(move), move])),
      why: (wish) => (state && tortuga2199.refusal?.(state, seat, wish)) ?? { code: 'illegal-move' },
      isIdle: (face) => state !== undefined && isIdle(state, seat, face),
    },
  };
}

function turnWhere(isMeant: (view: View, here: SectorId) => boolean): Turn & { readonly here: SectorId } {
  for (const turn of TURNS) {
    const here = at(turn.view.captains, turn.seat).at;
    if (here !== null && isMeant(turn.view, here)) return { ...turn, here };
  }
  throw new Error('there is no such turn');
}

describe('a sector', () => {
  test('says what it takes to get there, as long as no move leads there', () => {
    const turn = turnWhere(({ turn: { manoeuvre } }) => manoeuvre === 0);
    const elsewhere = SECTORS.find((id) => turn.view.sectors[id] && id !== turn.here) ?? 'lab';
    const line = 'To move there: 1 Manoeuvre for each sector; you have 0.';
    expect(sectorTopic(tellerAt(turn), elsewhere).lines).toContain(line);
    expect(sectorTopic(tellerAt(turn), turn.here).lines).not.toContain(line);
  });

  test('says what could be done there with a Manoeuvre', () => {
    const turn = turnWhere(
      (view, here) => view.turn.manoeuvre === 0 && view.sectors[here]?.mineral === true && here !== 'tortuga',
    );
    expect(sectorTopic(tellerAt(turn), turn.here).lines.join(' ')).toMatch(/For 1 Manoeuvre you could: Collect/);
  });

  test('says what an explored creature costs and brings', () => {
    const turn = turnWhere((view, here) => (view.sectors[here]?.hunt ?? null) !== null);
    const { sums = [], lines } = sectorTopic(tellerAt(turn), turn.here);
    expect(sums.map(({ title }) => title)).toContain('Capture now, in Manoeuvre');
    const { difficulty, redeem } = faceOfToken(turn.view, turn.view.sectors[turn.here]?.hunt ?? '');
    expect(lines).toContain(
      `Difficulty ${difficulty}. Captured, it is worth 1 Influence at once and ${redeem} more when redeemed.`,
    );
  });

  test('offers a conquest before anything cheaper', () => {
    const turn = TURNS.find(({ moves }) => moves.some(({ type }) => type === 'conquer'));
    if (!turn) throw new Error('nobody can conquer');
    const here = at(turn.view.captains, turn.seat).at ?? 'tortuga';
    const [first] = sectorTopic(tellerAt(turn), here).moves?.values() ?? [];
    expect(first?.type).toBe('conquer');
  });
});
