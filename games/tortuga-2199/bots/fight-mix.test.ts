import { simRng } from '@haven/kit';
import { tortuga2199 } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { inTurn, type Scene } from '../rules/testing/positions.ts';
import { chooseByMix } from './fight-mix.ts';
import { positionOf } from './testing/voyage.ts';
import { sailor } from './weights/sailor.ts';
import { weightsIn } from './weights.ts';

const weights = weightsIn(sailor);
const SEEDS = [1, 2, 3, 4, 5, 6];

/** What whoever is asked after these moves does, by several streams of chance. */
function answers(scene: Scene, before: string): string[] {
  const { state } = inTurn({ seats: 2, at: ['mines', 'mines'], ...scene }).plays(before);
  const [seat] = tortuga2199.toAct(state);
  if (seat === undefined) return [];
  return SEEDS.map((seed) => {
    const move = chooseByMix(weights, positionOf(state, seat), simRng(seed));
    return move ? tortuga2199.notate(move) : '';
  });
}

const WEAK = ['manoeuvre', 'mining'];

test('§4.8 a defender whose walls are enough keeps the cards', () => {
  const scene = {
    hands: [WEAK, ['scout', 'scout']],
    decks: [['mining'], ['mining', 'mining']],
    owns: { mines: [1, 10] },
  } as const;
  expect(new Set(answers(scene, '0 attack 1\n0 commit manoeuvre\n0 ready'))).toEqual(new Set(['ready']));
});

test('§4.3 a defender who can only win with a card uses it', () => {
  const scene = { hands: [WEAK, ['bodyguard']], decks: [['mining'], ['mining']], influence: [0, 3] } as const;
  expect(new Set(answers(scene, '0 attack 1\n0 commit manoeuvre\n0 ready'))).toEqual(new Set(['commit bodyguard']));
});

test('§4.2 an attacker lays out one card at least', () => {
  const scene = { hands: [['kraken', 'scout'], ['mining']], decks: [[], ['mining']] } as const;
  expect(answers(scene, '0 attack 1').every((move) => move.startsWith('commit '))).toBe(true);
});
