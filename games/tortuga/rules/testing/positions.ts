import { deal, type Table } from '@haven/kit/testing';
import { rankDeeds } from '../actions/who-acts.ts';
import { COLOURS } from '../components/chests.ts';
import { ACTIONS, type Action, FACES, type Face, type Rolled, rolled } from '../components/dice.ts';
import { tortuga } from '../index.ts';
import type { Options, Player, State, Tortuga } from '../types.ts';

export type Setting = Partial<Omit<State, 'players'>> & { readonly players?: readonly Partial<Player>[] };

/** A first round in which seat 0 starts, with empty boards but for what is said. */
export function sea(seats: number, setting: Setting = {}, options: Partial<Options> = {}): Table<Tortuga> {
  const table = deal(tortuga, { seats, options: { start: 'first-seat', ...options } });
  const players = table.state.players.map((player, seat) => ({
    ...player,
    island: [],
    crew: [],
    ...setting.players?.[seat],
  }));
  return table.with({ ...setting, players });
}

/** All seats behind their screens, with these faces on dice A to E. */
export function rolling(faces: readonly string[], setting: Setting = {}): Table<Tortuga> {
  const players = faces.map((words, seat) => ({ rolled: behind(seat, words), ...setting.players?.[seat] }));
  const seats = faces.map((_, seat) => seat);
  const agenda: State['agenda'] = [{ type: 'pick', seats, open: false }];
  return sea(faces.length, { agenda, phase: 'pick', ...setting, players });
}

/** `fleet board - skull raid`: what lies behind a screen, die by die. */
export function behind(seat: number, words: string): (Rolled | null)[] {
  return words.split(' ').map((word, die) => (word === '-' ? null : rolled(seat, die, FACES.indexOf(word as Face))));
}

/** All dice are placed as said, and the actions are about to be performed; the seats' dice are named A to E. */
export function acting(placed: readonly string[], setting: Setting = {}): Table<Tortuga> {
  const players = placed.map((words, seat) => ({
    placed: onActions(words),
    rolled: behind(seat, '- - - - -'),
    ...setting.players?.[seat],
  }));
  const table = sea(placed.length, { ...setting, players, agenda: [], phase: 'actions' });
  return table.with({ deeds: rankDeeds(table.state) });
}

function onActions(words: string): (Action | null)[] {
  return words.split(' ').map((word) => ACTIONS.find((action) => action === word) ?? null);
}

/** Every chest and every tile, wherever they are. */
export function pieces(state: State): readonly string[] {
  const inBag = COLOURS.flatMap((colour) => new Array<string>(state.bag[colour]).fill(colour));
  const onBoards = state.players.flatMap(({ island, crew, fleet, tortuga: home }) => [
    ...island,
    ...crew,
    ...fleet,
    ...home,
  ]);
  const tiles = state.players.flatMap((player) => [...player.tiles, ...player.offered]);
  return [...inBag, ...onBoards, ...state.centre, ...tiles, ...state.tiles];
}
