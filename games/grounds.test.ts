import {
  type AnyGame,
  at,
  defaultOptions,
  type GameTypes,
  type Match,
  play,
  positionOf,
  simRng,
  start,
} from '@haven/kit';
import { expect, test } from 'vitest';
import { botAt } from './bots.ts';
import { choiceOf } from './levels.ts';
import { games } from './rules.ts';
import { textOf } from './texts.ts';

const LEVELLED = games.filter(({ meta }) => choiceOf(meta.id).length > 0);

/** A match of bots, up to the first moment that is so. */
function watched(game: AnyGame, isOver: (match: Match<GameTypes>) => boolean): void {
  const rng = simRng(5);
  const options = defaultOptions(game.options);
  let match = start(game, { seats: game.meta.seats.min, options, seed: '5e'.repeat(32) });
  while (!isOver(match)) {
    const seat = at(game.toAct(match.state), 0);
    const thought = botAt(game.meta.id)?.think(positionOf(game, match.state, seat), rng);
    match = play(game, match, { seat, move: game.notate(thought?.move) }).match ?? match;
  }
}

test.each(LEVELLED)(
  '$meta.id: the same is never said of two moves that follow each other, unless nothing has changed',
  (game) => {
    const text = textOf(game.meta.id);
    const said: (readonly [saying: string, view: string])[] = [];
    let sayings: ReadonlyMap<string, string> = new Map();
    let seen = '';
    watched(game, ({ entries, state }) => {
      const last = entries.at(-1);
      if (last && 'move' in last) said.push([sayings.get(String(last.move)) ?? '', seen]);
      const [seat] = game.toAct(state);
      if (seat === undefined || entries.length >= 150) return true;
      const { view, moves } = positionOf(game, state, seat);
      const sayingOf = (move: GameTypes['Move']) =>
        moves.length === 1 ? '' : JSON.stringify([seat, text?.moveLine(move, view), text?.groundLine?.(move, view)]);
      seen = JSON.stringify(view);
      sayings = new Map(moves.map((move) => [game.notate(move), sayingOf(move)]));
      return false;
    });
    expect(said.length).toBeGreaterThan(50);
    const isRepeated = ([saying, view]: (typeof said)[number], number: number) =>
      saying !== '' && saying === said[number - 1]?.[0] && view !== said[number - 1]?.[1];
    expect(said.filter(isRepeated)).toEqual([]);
  },
);
