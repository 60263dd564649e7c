import type { Game, Reducer, State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { type Choice, deckGameIo, enumerate, type G } from './boardgame-io.ts';

export interface IoTable {
  readonly game: Game<G>;
  readonly reducer: Reducer;
  readonly seats: number;
}

/** A table of boardgame.io at its bare core: the reducer, without store, client or server around it. */
export function ioTable(seats: number, settings: Partial<Game<G>> = {}): IoTable {
  const game = ProcessGameConfig({ ...deckGameIo(), ...settings });
  return { game, reducer: CreateGameReducer({ game }), seats };
}

export function opening({ game, seats }: IoTable): State<G> {
  return InitializeGame({ game, numPlayers: seats });
}

export function choices({ G, ctx }: State<G>): Choice[] {
  return ctx.gameover === undefined ? enumerate(G, ctx.currentPlayer) : [];
}

/** The actions that its client would send. */
export function after({ reducer }: IoTable, state: State<G>, choice: Choice): State<G> {
  const playerID = state.ctx.currentPlayer;
  return 'event' in choice
    ? reducer(state, { type: 'GAME_EVENT', payload: { type: choice.event, args: undefined, playerID } })
    : reducer(state, { type: 'MAKE_MOVE', payload: { type: choice.move, args: choice.args, playerID } });
}

/** What its server would send: to every player, and to somebody who watches. */
export function messages({ game, seats }: IoTable, state: State<G>): unknown[] {
  const filter = getFilterPlayerView(game);
  const viewers = [...Array.from({ length: seats }, (_, seat) => String(seat)), null];
  return viewers.map((viewer) => filter(viewer, { type: 'update', args: ['match', state] }));
}
