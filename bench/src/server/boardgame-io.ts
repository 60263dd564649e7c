import { randomUUID } from 'node:crypto';
import { at, pick, simRng } from '@haven/kit';
import { deckGameIo, enumerate, type G } from '../deck-game/boardgame-io.ts';
import type { Card } from '../deck-game/cards.ts';
import { startChild } from './child.ts';
import { type Ear, openEar, type Sift } from './ear.ts';
import { type Rival, SEATS, TABLES, type Table } from './load.ts';
import { type Position, seatsTable } from './seats-table.ts';

/**
 * Speaks boardgame.io's protocol over a plain socket: engine.io frame 4, socket.io packet 2, a namespace per game.
 * Its own client would parse every message on all four seats and slow the load down, not the server.
 */
const SPACE = `/${deckGameIo().name}`;
const EVENT = `42${SPACE},`;
const NEWS = [`${EVENT}["sync"`, `${EVENT}["update"`];
const rng = simRng(1);

interface State {
  readonly G: Omit<G, 'players'> & { readonly players: readonly { readonly cards: Card[] }[] };
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

interface Seat {
  readonly matchID: string;
  readonly playerID: string;
}

export async function boardgameIo(): Promise<Rival> {
  // Node alone does not find its folders without an extension; tsx does.
  const child = await startChild('boardgame-io-process', { execArgv: ['--import', 'tsx'] });
  return {
    open: () => Promise.all(Array.from({ length: TABLES }, () => openTable(child.port))),
    stop: () => child.stop(),
  };
}

/** The first seat to ask for a match makes it. A match made so asks for no credentials, which saves the server work. */
async function openTable(port: number): Promise<Table> {
  const matchID = randomUUID();
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ matchID, playerID: String(seat) }));
  const first = await sit(port, at(seats, 0));
  const others = await Promise.all(seats.slice(1).map((seat) => sit(port, seat)));
  return seatsTable([first, ...others], (news, seat) => read(news, at(seats, seat)));
}

async function sit(port: number, { matchID, playerID }: Seat): Promise<Ear> {
  const sync = `${EVENT}${JSON.stringify(['sync', matchID, playerID, null, SEATS])}`;
  const sift: Sift = (frame, socket) => {
    if (frame === '2') socket.send('3');
    if (frame.startsWith('0')) socket.send(`40${SPACE},`);
    if (frame.startsWith(`40${SPACE}`)) socket.send(sync);
    return NEWS.some((start) => frame.startsWith(start));
  };
  const ear = await openEar(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, sift);
  await ear.heard(1);
  return ear;
}

function read(news: string, seat: Seat): Position {
  const [type, , payload] = JSON.parse(news.slice(EVENT.length)) as [string, string, State & { state: State }];
  const state = type === 'sync' ? payload.state : payload;
  return { toAct: Number(state.ctx.currentPlayer), answer: () => answer(state, seat) };
}

function answer({ G, _stateID }: State, { matchID, playerID }: Seat): string {
  const players = G.players.map(({ cards }) => ({ hand: cards, pile: [], table: [], discard: [] }));
  const choice = pick(rng, enumerate({ ...G, players }, playerID));
  const action =
    'event' in choice
      ? { type: 'GAME_EVENT', payload: { type: choice.event, args: [], playerID } }
      : { type: 'MAKE_MOVE', payload: { type: choice.move, args: choice.args, playerID } };
  return `${EVENT}${JSON.stringify(['update', action, _stateID, matchID, playerID])}`;
}
