import { pick, type Rng, shuffle, simRng } from '@haven/kit';
import { contract, deal } from '@haven/kit/testing';
import type { State as IoState } from 'boardgame.io';
import { MockRandom } from 'boardgame.io/testing';
import { describe, expect, test } from 'vitest';
import { type Choice, type G, pointsOf } from './boardgame-io.ts';
import { deckGame } from './kit.ts';
import { after, choices, type IoTable, ioTable, messages, opening } from './reducer.ts';
import type { State } from './types.ts';

contract(deckGame, { runs: 60, pieces: cardsIn });

/** Every card in a player's hands, and those still in the market by kind and number. */
function cardsIn({ players, market }: State): string[] {
  const held = players.flatMap(({ pile, hand, table, discard }) => [...pile, ...hand, ...table, ...discard]);
  const left = Object.entries(market).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => nameOf(kind, index)),
  );
  return [...held, ...left];
}

const nameOf = (kind: string, index: number) => `${kind.charAt(0)}${String(index + 1).padStart(2, '0')}`;

/** The same cards in the same order on both tables: both shuffle by the kit's own hand. */
function twins(seats: number, seed: number) {
  const dealer = simRng(seed);
  const io = ioTable(seats, { plugins: [MockRandom({ Shuffle: (cards: string[]) => shuffle(dealer, [...cards]) })] });
  return { io, ioState: opening(io), rng: simRng(seed) };
}

function textOf(choice: Choice): string {
  return 'event' in choice ? 'end' : `${choice.move} ${choice.args[0]}`;
}

/** All that both versions know, in one form. */
const positionOf = ({ seat, turn, coins, market, players }: State) => ({ seat, turn, coins, market, players });
const ioPositionOf = ({ G, ctx }: IoState<G>) => ({ seat: Number(ctx.currentPlayer), turn: ctx.turn, ...G });

function playedByText(io: IoTable, state: IoState<G>, text: string): IoState<G> {
  const choice = choices(state).find((each) => textOf(each) === text);
  if (choice === undefined) throw new Error(`boardgame.io does not offer "${text}"`);
  return after(io, state, choice);
}

describe('both versions of the deck game', () => {
  test.each([2, 3, 4])('§1-§6 agree on every card after every move of random games, %i seats', (seats) => {
    for (let seed = 1; seed <= 12; seed += 1) playTwins(seats, seed);
  });

  test('§3 agree on a scripted turn', () => {
    const { io, ioState, rng } = twins(2, 3);
    const state = deckGame.setup(2, {}, rng);
    const turn = {
      state,
      seat: 0,
      rng,
      emit: (event: Parameters<typeof deckGame.apply>[1]) => deckGame.apply(state, event),
    };
    let theirs = ioState;
    for (const text of ['play penny', 'play penny', 'play penny', 'buy crown', 'end']) {
      const move = deckGame.legalMoves(state, 0).find((each) => deckGame.notate(each) === text);
      if (move === undefined) throw new Error(`the kit does not offer "${text}"`);
      deckGame.play(turn, move);
      theirs = playedByText(io, theirs, text);
    }
    expect(positionOf(state)).toEqual(ioPositionOf(theirs));
    expect({ crowns: state.market.crown, coins: state.coins, seat: state.seat }).toEqual({
      crowns: 19,
      coins: 0,
      seat: 1,
    });
    expect(state.players[0]?.discard).toContain('c20');
  });
});

function playTwins(seats: number, seed: number): void {
  const { io, ioState, rng } = twins(seats, seed);
  const state = deckGame.setup(seats, {}, rng);
  const chance = simRng(seed + 1000);
  let theirs = ioState;
  for (;;) {
    expect(ioPositionOf(theirs)).toEqual(positionOf(state));
    const text = playRandom(state, { rng, chance });
    expect(choices(theirs).length === 0).toBe(text === undefined);
    if (text === undefined) break;
    theirs = playedByText(io, theirs, text);
  }
  const outcome = deckGame.outcome(state);
  expect(outcome?.verdict).toBe(theirs.ctx.gameover);
  expect(outcome?.sheets.map(({ total }) => total)).toEqual(theirs.G.players.map(pointsOf));
}

function playRandom(state: State, { rng, chance }: { rng: Rng; chance: Rng }): string | undefined {
  const [seat] = deckGame.toAct(state);
  if (seat === undefined) return undefined;
  const move = pick(chance, deckGame.legalMoves(state, seat));
  deckGame.play({ state, seat, rng, emit: (event) => deckGame.apply(state, event) }, move);
  return deckGame.notate(move);
}

describe('the deck game', () => {
  test('§3.2 a runner draws two cards', () => {
    const table = deal(deckGame, { seats: 2 });
    table.with({
      players: table.state.players.map((player) => ({ ...player, hand: ['r01', 'h09'], pile: ['p01', 'p02', 'p03'] })),
    });
    table.plays('0 play runner');
    expect(table.state.players[0]).toMatchObject({ hand: ['h09', 'p02', 'p03'], pile: ['p01'], table: ['r01'] });
  });

  test('§3.3 a card without a price paid or without a pile is not for sale', () => {
    const table = deal(deckGame, { seats: 2 });
    const market = { ...table.state.market, crown: 0 };
    expect(
      table
        .with({ coins: 4, market })
        .moves(0)
        .filter((text) => text.startsWith('buy')),
    ).toEqual(['buy hut', 'buy runner']);
  });

  test('§4.1 with both piles empty nobody draws', () => {
    const table = deal(deckGame, { seats: 2 });
    table.with({ players: table.state.players.map((player) => ({ ...player, hand: ['r01'], pile: [], discard: [] })) });
    table.plays('0 play runner');
    expect(table.state.players[0]).toMatchObject({ hand: [], pile: [] });
  });

  test('§6, §6.1 the last fort ends the game at once; equal points share a rank', () => {
    const table = deal(deckGame, { seats: 3 });
    table.with({ coins: 8, market: { ...table.state.market, fort: 1 } }).plays('0 buy fort');
    expect(deckGame.toAct(table.state)).toEqual([]);
    expect(deckGame.outcome(table.state)).toMatchObject({ ranking: [[0], [1, 2]], verdict: 'forts-gone' });
  });

  test("§5 boardgame.io's messages hide hands and piles as the kit's views do", () => {
    const { io, ioState, rng } = twins(3, 5);
    const state = deckGame.setup(3, {}, rng);
    const sent = messages(io, ioState).map((message) => JSON.stringify(message));
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const message = sent[viewer === 'spectator' ? 3 : viewer] ?? '';
      expect(deckGame.secrets(state, viewer).filter((name) => message.includes(`"${name}"`))).toEqual([]);
    }
    expect(sent[0]).toContain(JSON.stringify(state.players[0]?.hand));
  });
});
