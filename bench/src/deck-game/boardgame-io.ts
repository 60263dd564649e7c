import type { Ctx, DefaultPluginAPIs, Game, MoveMap } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import {
  type Card,
  FACE,
  FOR_SALE,
  type ForSale,
  firstDeck,
  fullMarket,
  HAND,
  kindOf,
  type Market,
  PLAYABLE,
  type Playable,
  ROUNDS,
  SCORING,
  SEATS,
  topCard,
} from './cards.ts';

interface Player {
  pile: Card[];
  hand: Card[];
  table: Card[];
  discard: Card[];
}

export interface G {
  coins: number;
  market: Market;
  players: Player[];
}

type Random = DefaultPluginAPIs['random'];

function playerOf(G: G, id: string): Player {
  const player = G.players[Number(id)];
  if (player === undefined) throw new RangeError(`no player ${id}`);
  return player;
}

/** §1 */
function firstPlayer(seat: number, random: Random): Player {
  const pile = random.Shuffle(firstDeck(seat));
  const hand = pile.splice(-HAND);
  return { pile, hand, table: [], discard: [] };
}

/** §4.1 */
function draw(player: Player, count: number, random: Random): void {
  for (let left = count; left > 0; ) {
    if (player.pile.length === 0) {
      if (player.discard.length === 0) return;
      player.pile = random.Shuffle(player.discard);
      player.discard = [];
    }
    const cards = player.pile.splice(-left);
    player.hand.push(...cards);
    left -= cards.length;
  }
}

/** The last card takes the place of the one taken, as in the other version, so that both can be compared card by card. */
function takeFrom(hand: Card[], card: Card): void {
  const last = hand.pop();
  if (last !== undefined && last !== card) hand[hand.indexOf(card)] = last;
}

/** §4 */
function clear(G: G, player: Player): void {
  player.discard.push(...player.table, ...player.hand);
  player.table = [];
  player.hand = [];
  G.coins = 0;
}

/** §6 */
function verdictOf(G: G, ctx: Ctx): 'forts-gone' | 'time-up' | undefined {
  if (G.market.fort === 0) return 'forts-gone';
  return ctx.turn > ROUNDS * ctx.numPlayers ? 'time-up' : undefined;
}

/** §6.1 */
export function pointsOf({ pile, hand, table, discard }: Player): number {
  const kinds = [...pile, ...hand, ...table, ...discard].map(kindOf);
  return SCORING.reduce((sum, kind) => sum + FACE[kind].points * kinds.filter((each) => each === kind).length, 0);
}

export type Choice =
  | { readonly event: 'endTurn' }
  | { readonly move: 'play'; readonly args: [Playable] }
  | { readonly move: 'buy'; readonly args: [ForSale] };

const END_TURN: Choice = { event: 'endTurn' };

/** §3 What its bots would be offered. The library itself needs no such list. */
export function enumerate(G: G, playerId: string): Choice[] {
  const kinds = playerOf(G, playerId).hand.map(kindOf);
  const choices = [END_TURN];
  for (const kind of PLAYABLE) if (kinds.includes(kind)) choices.push({ move: 'play', args: [kind] });
  for (const kind of FOR_SALE) {
    if (G.coins >= FACE[kind].price && G.market[kind] > 0) choices.push({ move: 'buy', args: [kind] });
  }
  return choices;
}

const moves: MoveMap<G> = {
  play: ({ G, playerID, random }, kind: Playable) => {
    const player = playerOf(G, playerID);
    const card = player.hand.find((each) => kindOf(each) === kind);
    if (card === undefined) return INVALID_MOVE;
    takeFrom(player.hand, card);
    player.table.push(card);
    G.coins += FACE[kind].coins;
    draw(player, FACE[kind].draws, random);
    return;
  },
  buy: ({ G, playerID }, kind: ForSale) => {
    const left = G.market[kind];
    if (left === 0 || G.coins < FACE[kind].price) return INVALID_MOVE;
    playerOf(G, playerID).discard.push(topCard(kind, left));
    G.market[kind] -= 1;
    G.coins -= FACE[kind].price;
    return;
  },
};

/** §5 */
function playerView({ G, playerID }: { G: G; playerID: string | null }) {
  const players = G.players.map(({ pile, hand, table, discard }, seat) => {
    const cards = String(seat) === playerID ? hand : [];
    return { pile: pile.length, hand: hand.length, cards, table, discard };
  });
  return { coins: G.coins, market: G.market, players };
}

/**
 * The deck game as boardgame.io wants it: moves write into a draft, turns end by its own event.
 * A new one each time: the library writes into the object that it is given.
 */
export function deckGameIo(): Game<G> {
  return {
    name: 'deck-game',
    minPlayers: SEATS.min,
    maxPlayers: SEATS.max,
    setup: ({ ctx, random }) => ({
      coins: 0,
      market: fullMarket(),
      players: Array.from({ length: ctx.numPlayers }, (_, seat) => firstPlayer(seat, random)),
    }),
    moves,
    turn: {
      onEnd: ({ G, ctx, random }) => {
        const player = playerOf(G, ctx.currentPlayer);
        clear(G, player);
        draw(player, HAND, random);
      },
    },
    endIf: ({ G, ctx }) => verdictOf(G, ctx),
    playerView,
    ai: { enumerate: (G, _ctx, playerID) => enumerate(G, playerID) },
  };
}
