import { at, randomPolicy, simRng, simulate } from '@haven/kit';
import { combinations } from '@haven/kit/testing';
import { expect, test } from 'vitest';
import { keywordOf } from './components/card-set.ts';
import { STANDARD_SET } from './components/standard-set.ts';
import { options, tortuga2199 } from './index.ts';
import { pieces } from './testing/positions.ts';
import { CARD_VERBS, type Event, type Move, type Options, type State } from './types.ts';

const ACTIONS: readonly Move['type'][] = [
  ...CARD_VERBS,
  'chooseShip',
  'placeShip',
  'takeReserve',
  'leaveReserve',
  'move',
  'collect',
  'explore',
  'capture',
  'cache',
  'conquer',
  'reinforce',
  'attack',
  'influence',
  'layMineral',
  'takeMineralBack',
  'end',
  'use',
  'skip',
  'commit',
  'ready',
  'sacrifice',
  'takeInfluence',
  'takeFromBank',
];

/** What was seen happening; a card that is played or fights has used its abilities. */
interface Seen {
  readonly actions: Set<string>;
  readonly cards: Set<string>;
  readonly keywords: Set<string>;
}

const ABILITIES = new Map(STANDARD_SET.cards.map((card) => [card.id, card.abilities.map(({ does }) => does)]));
const kindOf = (card: string) => card.slice(0, card.indexOf('#'));

function note(seen: Seen, event: Event): void {
  if (event.type === 'cardPlayed') seen.cards.add(kindOf(event.card));
  if (event.type !== 'fightRevealed') return;
  for (const card of [...event.attack, ...event.defence]) {
    for (const does of ABILITIES.get(kindOf(card)) ?? [])
      if (keywordOf(does).when === 'combat') seen.keywords.add(does);
  }
}

function noteMove(seen: Seen, move: Move): void {
  seen.actions.add(move.type);
  if (move.type === 'use') seen.keywords.add(move.does);
  if (move.type !== 'play') return;
  for (const does of ABILITIES.get(move.card) ?? []) if (keywordOf(does).atOnce) seen.keywords.add(does);
}

const PRICE = new Map(STANDARD_SET.cards.map((card) => [card.id, card.cost ?? 0]));
const priceOf = (move: Move) => (move.type === 'buy' ? (PRICE.get(move.card) ?? 0) : 0);

/** Random play with a taste for captures and dear cards, so that rare ones come up. */
function eager(moves: Move[], again: (moves: Move[]) => Move): Move {
  const dearest = moves.reduce((best, move) => (priceOf(move) > priceOf(best) ? move : best));
  const prey = moves.find(({ type }) => type === 'capture');
  const move = again(moves);
  if (prey || priceOf(dearest) > 4) return prey ?? dearest;
  return move.type === 'play' ? move : again([...moves.filter(({ type }) => type === 'play'), move]);
}

function playMatch(seen: Seen, run: number): void {
  const rng = simRng(run + 1);
  const choices = combinations(options);
  const chosen = at(choices, run % choices.length) as Options;
  const state = tortuga2199.setup(2 + (run % 3), chosen, rng);
  const box = pieces(state).toSorted();
  const watched = {
    ...tortuga2199,
    apply: (next: State, event: Event) => {
      note(seen, event);
      tortuga2199.apply(next, event);
    },
  };
  const match = simulate(watched, state, rng);
  const again = randomPolicy<Move>(rng);
  for (let [seat] = tortuga2199.toAct(state); seat !== undefined; [seat] = tortuga2199.toAct(state)) {
    const move = eager(tortuga2199.legalMoves(state, seat), again);
    noteMove(seen, move);
    match.play(seat, move);
  }
  expect(pieces(state).toSorted()).toEqual(box);
}

test('random matches go on until every card was played, every ability used and every action done', () => {
  const seen: Seen = { actions: new Set(), cards: new Set(), keywords: new Set() };
  const keywords = [...new Set([...ABILITIES.values()].flat())];
  const wanted = ACTIONS.length + STANDARD_SET.cards.length + keywords.length;
  let run = 0;
  for (; run < 3_000 && seen.actions.size + seen.cards.size + seen.keywords.size < wanted; run += 1) {
    playMatch(seen, run);
  }
  expect([...seen.actions].toSorted()).toEqual(ACTIONS.toSorted());
  expect([...seen.cards].toSorted()).toEqual(STANDARD_SET.cards.map(({ id }) => id).toSorted());
  expect([...seen.keywords].toSorted()).toEqual(keywords.toSorted());
});
