import { at, simRng } from '@haven/kit';
import { type SectorId, tortuga2199 } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { rowsOf, usefulIn } from './rows.ts';

interface Scene {
  /** How many cards of the own starting deck are in hand: first Mining, then Manoeuvre. */
  readonly hand?: number;
  readonly played?: number;
  readonly owns?: Readonly<Partial<Record<SectorId, number>>>;
  readonly beside?: boolean;
  readonly crypto?: number;
  readonly manoeuvre?: number;
}

/** Seat 0's turn at a Trading Post. */
function tableOf({ hand = 0, played = 0, owns = {}, beside = false, crypto = 0, manoeuvre = 0 }: Scene) {
  const state = tortuga2199.setup(3, { scenario: 'standard', map: 'nestled', cardSet: null }, simRng(1));
  state.agenda.splice(0, 1, { type: 'act', seats: [0] });
  state.turn = { ...state.turn, seat: 0, crypto, manoeuvre };
  const captain = at(state.captains, 0);
  captain.at = 'post-0';
  captain.hand = captain.deck.splice(0, hand);
  captain.played = captain.deck.splice(0, played);
  at(state.captains, 1).at = beside ? 'post-0' : 'tortuga';
  for (const [id, defence] of Object.entries(owns))
    Object.assign(state.sectors[id as SectorId] ?? {}, { owner: 0, defence });
  return asSeen(state);
}

function asSeen(state: ReturnType<typeof tortuga2199.setup>) {
  const view = tortuga2199.view(state, 0);
  const legal = tortuga2199.legalMoves(state, 0);
  const moves = new Map(legal.map((move) => [tortuga2199.notate(move), move]));
  const imagined = tortuga2199.imagine?.(view, simRng(1));
  if (imagined === undefined) throw new Error('nothing to imagine');
  const why = (wish: string) => tortuga2199.refusal?.(imagined, 0, wish) ?? { code: 'illegal-move' };
  return { view, me: 0, moves, why };
}

const RICH: Scene = { hand: 6, played: 2, owns: { 'turrets-1': 3 }, beside: true, crypto: 8, manoeuvre: 6 };

test('every legal move of a turn stands in the list exactly once', () => {
  const table = tableOf(RICH);
  const listed = rowsOf(table).flatMap(({ choices }) => choices.map(({ text }) => text));
  expect(listed.toSorted()).toEqual([...table.moves.keys()].toSorted());
});

test.each([
  { rule: '§3.12 the price of a conquest', scene: {}, action: 'conquer', code: 'too-few-manoeuvre' },
  { rule: '§3.12.3 an own sector', scene: { owns: { 'post-0': 3 } }, action: 'conquer', code: 'own-sector' },
  { rule: '§3.14 nobody to fight', scene: { hand: 7 }, action: 'attack', code: 'no-enemy-here' },
  { rule: '§4.15 nothing to fight with', scene: { hand: 2, beside: true }, action: 'attack', code: 'no-fight-card' },
  { rule: '§3.4 no refreshing of T cards', scene: {}, action: 'refresh', code: 't-sector' },
  { rule: '§3.13 nothing to reinforce', scene: { crypto: 9 }, action: 'reinforce', code: 'not-controlled' },
  { rule: '§5.7 Influence is sold at Tortuga', scene: { crypto: 9 }, action: 'influence', code: 'not-at-tortuga' },
  { rule: '§3.10 exploring comes first', scene: { manoeuvre: 9 }, action: 'capture', code: 'not-explored' },
])('$rule: an action that is not possible says which rule stops it', ({ scene, action, code }) => {
  const row = rowsOf(tableOf(scene)).find((each) => each.action === action);
  expect([row?.choices.length, row?.refusal?.code]).toEqual([0, code]);
});

test.each([
  { scene: {}, action: 'reserve', lacks: 'hand' },
  { scene: { hand: 3 }, action: 'reserve', lacks: null },
  { scene: { hand: 3, manoeuvre: 2 }, action: 'destroy', lacks: 'played' },
  { scene: { hand: 3 }, action: 'redeem', lacks: 'hunt' },
  { scene: { hand: 7 }, action: 'attack', lacks: 'enemy' },
  { scene: { hand: 2, beside: true }, action: 'attack', lacks: null },
  { scene: { crypto: 9 }, action: 'reinforce', lacks: 'sector' },
] as const)('$action without anything to do it with says so: $lacks', ({ scene, action, lacks }) => {
  const row = rowsOf(tableOf(scene)).find((each) => each.action === action);
  expect(row?.lacks).toBe(lacks);
});

test('§3.13 what stops a reinforcement is told of the cheapest sector', () => {
  const scene = { owns: { 'post-2': 6, 'turrets-1': 3 }, crypto: 1 };
  const row = rowsOf(tableOf(scene)).find(({ action }) => action === 'reinforce');
  expect(row?.refusal).toMatchObject({ code: 'too-few-crypto', values: { price: 4 } });
});

test('possible actions come before the others', () => {
  const possible = rowsOf(tableOf(RICH)).map(({ choices }) => choices.length > 0);
  expect(possible).toEqual(possible.toSorted((a, b) => Number(b) - Number(a)));
});

test('a turn with nothing left to do ends without a question', () => {
  expect(usefulIn(tableOf({}).moves)).toEqual([]);
  expect(usefulIn(tableOf({ hand: 1 }).moves)).toEqual(['play']);
});

test('§3.11 what brings Influence stands first and is counted, a Hunt card to redeem as well', () => {
  const seen = tableOf({ manoeuvre: 6 });
  const table = {
    ...seen,
    moves: new Map([...seen.moves, ['redeem kraken', { type: 'redeem', card: 'kraken' } as const]]),
  };
  expect(usefulIn(table.moves)).toContain('redeem');
  const possible = rowsOf(table).flatMap(({ action, choices }) => (choices.length > 0 ? [action] : []));
  expect(possible.indexOf('redeem')).toBeLessThan(possible.indexOf('move'));
});
