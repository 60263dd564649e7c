import {
  at,
  type Game,
  type Outcome,
  type Rng,
  type ScoreLine,
  type Seat,
  shuffle,
  type Turn,
  type Viewer,
} from '@haven/kit';
import {
  type Card,
  FACE,
  FOR_SALE,
  firstDeck,
  fullMarket,
  HAND,
  isPlayable,
  KINDS,
  type Kind,
  kindNumber,
  kindOf,
  type Playable,
  ROUNDS,
  SCORING,
  SEATS,
  topCard,
} from './cards.ts';
import type { DeckGame, Event, Move, Player, SeenPlayer, State, View } from './types.ts';

type DeckTurn = Turn<State, Event>;

/** §1, §2 */
function setup(seats: number, _options: DeckGame['Options'], rng: Rng): State {
  const players = Array.from({ length: seats }, (_, seat) => firstPlayer(seat, rng));
  return { seat: 0, turn: 1, coins: 0, market: fullMarket(), players };
}

function firstPlayer(seat: Seat, rng: Rng): Player {
  const pile = shuffle(rng, firstDeck(seat));
  const hand = pile.splice(-HAND);
  return { pile, hand, table: [], discard: [] };
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: SEATS.max }, (_, seat) => [seat]);

const toAct = (state: State): readonly Seat[] => (isOver(state) ? NOBODY : at(ALONE, state.seat));

/** §6 */
function isOver(state: State): boolean {
  return state.market.fort === 0 || state.turn > ROUNDS * state.players.length;
}

/** Every move there is, made once: listing the legal ones allocates nothing but the list. */
const END: Move = { type: 'end' };
const PLAYS = KINDS.map((kind): Move | undefined => (isPlayable(kind) ? { type: 'play', kind } : undefined));
const PURCHASES = FOR_SALE.map((kind) => ({
  kind,
  price: FACE[kind].price,
  move: { type: 'buy', kind } satisfies Move,
}));

/** §3, §4 */
function legalMoves(state: State, seat: Seat): Move[] {
  if (seat !== state.seat || isOver(state)) return [];
  const moves = [END];
  offerPlays(at(state.players, seat).hand, moves);
  offerPurchases(state, moves);
  return moves;
}

/** §3.1, §3.2 One move for all cards of a kind. */
function offerPlays(hand: readonly Card[], moves: Move[]): void {
  let offered = 0;
  for (const card of hand) {
    const number = kindNumber(card);
    const move = PLAYS[number];
    if (move === undefined || (offered & (1 << number)) !== 0) continue;
    offered |= 1 << number;
    moves.push(move);
  }
}

/** §3.3 */
function offerPurchases({ coins, market }: State, moves: Move[]): void {
  for (const { kind, price, move } of PURCHASES) {
    if (price > coins) return;
    if (market[kind] > 0) moves.push(move);
  }
}

function play(turn: DeckTurn, move: Move): void {
  switch (move.type) {
    case 'play':
      return playCard(turn, move.kind);
    case 'buy':
      return turn.emit({ type: 'bought', kind: move.kind, card: topCard(move.kind, turn.state.market[move.kind]) });
    case 'end':
      return endTurn(turn);
    default:
      move satisfies never;
  }
}

/** §3.1, §3.2 */
function playCard(turn: DeckTurn, kind: Playable): void {
  const { hand } = at(turn.state.players, turn.seat);
  const card = firstOf(hand, kind);
  if (card === undefined) throw new Error(`no ${kind} in hand`);
  const { coins, draws } = FACE[kind];
  turn.emit({ type: 'played', card, coins });
  draw(turn, draws);
}

function firstOf(hand: readonly Card[], kind: Kind): Card | undefined {
  for (const card of hand) if (kindOf(card) === kind) return card;
  return undefined;
}

/** §4.1 */
function draw(turn: DeckTurn, count: number): void {
  const { seat, rng } = turn;
  const player = at(turn.state.players, seat);
  for (let left = count; left > 0; ) {
    if (player.pile.length === 0) {
      if (player.discard.length === 0) return;
      turn.emit({ type: 'shuffled', seat, pile: shuffle(rng, [...player.discard]) });
    }
    const cards = player.pile.slice(-left);
    turn.emit({ type: 'drew', seat, count: cards.length, cards });
    left -= cards.length;
  }
}

/** §4 */
function endTurn(turn: DeckTurn): void {
  turn.emit({ type: 'cleared' });
  draw(turn, HAND);
  turn.emit({ type: 'turnPassed', seat: (turn.seat + 1) % turn.state.players.length });
}

function apply(state: State, event: Event): void {
  switch (event.type) {
    case 'played':
      return applyPlayed(at(state.players, state.seat), state, event);
    case 'bought':
      state.market[event.kind] -= 1;
      state.coins -= FACE[event.kind].price;
      at(state.players, state.seat).discard.push(event.card);
      return;
    case 'cleared':
      return clear(at(state.players, state.seat), state);
    case 'drew':
      return applyDrew(at(state.players, event.seat), event.cards);
    case 'shuffled':
      return applyShuffled(at(state.players, event.seat), event.pile);
    case 'turnPassed':
      state.seat = event.seat;
      state.turn += 1;
      return;
    default:
      event satisfies never;
  }
}

function applyPlayed(player: Player, state: State, { card, coins }: Extract<Event, { type: 'played' }>): void {
  const { hand, table } = player;
  const last = hand.pop(); // takes the place of the card: nobody minds the order of a hand
  if (last !== undefined && last !== card) hand[hand.indexOf(card)] = last;
  table.push(card);
  state.coins += coins;
}

function clear(player: Player, state: State): void {
  const { hand, table, discard } = player;
  for (const card of table) discard.push(card);
  for (const card of hand) discard.push(card);
  player.table = [];
  player.hand = [];
  state.coins = 0;
}

function applyDrew({ pile, hand }: Player, cards: readonly Card[]): void {
  for (const card of cards) {
    pile.pop();
    hand.push(card);
  }
}

function applyShuffled(player: Player, pile: readonly Card[]): void {
  player.pile = [...pile];
  player.discard = [];
}

/** §5 */
function view(state: State, viewer: Viewer): View {
  const { seat, turn, coins, market } = state;
  return {
    seat,
    turn,
    coins,
    market: { ...market },
    players: state.players.map((player, owner) => seen(player, owner === viewer)),
  };
}

function seen(player: Player, isOwn: boolean): SeenPlayer {
  const { pile, hand, table, discard } = player;
  return {
    pile: pile.length,
    hand: hand.length,
    cards: isOwn ? [...hand] : [],
    table: [...table],
    discard: [...discard],
  };
}

/** §5 */
function witness(event: Event, viewer: Viewer): Event {
  if (event.type === 'shuffled') return { ...event, pile: [] };
  return event.type === 'drew' && event.seat !== viewer ? { ...event, cards: [] } : event;
}

/** §5 */
function secrets(state: State, viewer: Viewer): string[] {
  const hidden: string[] = [];
  state.players.forEach(({ pile, hand }, owner) => {
    hidden.push(...pile);
    if (owner !== viewer) hidden.push(...hand);
  });
  return hidden;
}

/** §6 */
function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const sheets = state.players.map(sheetOf);
  const totals = [...new Set(sheets.map(({ total }) => total))].sort((a, b) => b - a);
  const ranking = totals.map((total) => sheets.flatMap((sheet, seat) => (sheet.total === total ? [seat] : [])));
  return { ranking, sheets, verdict: state.market.fort === 0 ? 'forts-gone' : 'time-up' };
}

/** §6.1 */
function sheetOf({ pile, hand, table, discard }: Player): Outcome['sheets'][number] {
  const kinds = [...pile, ...hand, ...table, ...discard].map(kindOf);
  const lines = SCORING.map((what): ScoreLine => {
    const points = FACE[what].points * kinds.filter((kind) => kind === what).length;
    return { what, points, rule: '§6.1' };
  });
  return { lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
}

const notate = (move: Move): string => (move.type === 'end' ? 'end' : `${move.type} ${move.kind}`);

export const deckGame: Game<DeckGame> = {
  meta: { id: 'deck-game', version: 1, seats: SEATS, minutes: { min: 5, max: 15 } },
  options: {},
  setup,
  toAct,
  legalMoves,
  play,
  apply,
  view,
  witness,
  secrets,
  outcome,
  notate,
};
