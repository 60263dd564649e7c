import type { Seat } from '@haven/kit';
import {
  ACTIONS,
  type Action,
  COLOURS,
  carries,
  chestsIn,
  coinsIn,
  DICE,
  diceInHand,
  isDuel,
  type SeenPlayer,
  sizeOf,
  totalOf,
  type View,
} from '@haven/tortuga-rules';
import { type Line, line } from './line.ts';
import { deedLine } from './log.ts';

/** The position in words: the round and the supply, then every board. */
export function statusLines(view: View): Line[] {
  return [
    line('status.round', { round: view.round, seat: { seat: view.start } }),
    supplyLine(view),
    ...view.players.flatMap((player, seat) => boardLines(view, player, seat)),
    ...(view.deeds.length > 0 ? [line('status.deeds', { deeds: { lines: view.deeds.map(deedLine) } })] : []),
  ];
}

function supplyLine(view: View): Line {
  const { bag, tileCount, centre } = view;
  const colours = COLOURS.filter((colour) => bag[colour] > 0);
  return line('status.supply', {
    count: chestsIn(bag),
    chests: {
      row: colours.map((colour) => line('status.colour', { chest: { chests: [colour] }, count: bag[colour] })),
    },
    tiles: tileCount,
    duel: isDuel(view) ? 'yes' : 'no',
    centre: { chests: centre },
  });
}

function boardLines(view: View, player: SeenPlayer, seat: Seat): Line[] {
  const { island, crew, fleet, tortuga } = player;
  return [
    playerLine(view, player, seat),
    line('status.chests', {
      island: { chests: island },
      crew: { chests: crew },
      fleet: { chests: fleet },
      tortuga: { chests: tortuga },
    }),
    line('status.dice', { dice: { row: diceLines(player) } }),
    ...bonusLines(player),
  ];
}

function playerLine(view: View, player: SeenPlayer, seat: Seat): Line {
  const { boat, pirate, tileCount, tiles } = player;
  return line('status.player', {
    seat: { seat },
    own: view.seat === seat ? 'yes' : 'no',
    boat,
    boatRoom: carries(player, 'fleet'),
    pirate,
    pirateRoom: carries(player, 'crew'),
    tiles: tileCount,
    known: tiles === null ? 'no' : 'yes',
    coins: coinsIn(tiles ?? []),
  });
}

/** What is placed, then what is rolled, then what waits in hand. */
function diceLines(player: SeenPlayer): Line[] {
  const placed = ACTIONS.filter((action) => player.placed.includes(action)).map((action) => placedLine(player, action));
  return [...placed, ...rolledLines(player)];
}

function placedLine(player: SeenPlayer, action: Action): Line {
  const letters = DICE.filter((_die, index) => player.placed[index] === action);
  return line('dice.placed', { action: { action }, dice: { words: letters }, total: totalOf(player, action) });
}

function rolledLines(player: SeenPlayer): Line[] {
  const { rolled, rolling, picked } = player;
  const seen = rolled.filter((value) => value !== null);
  if (seen.length > 0) return [line('status.rolled', { dice: { rolled: seen }, picked: picked ? 'yes' : 'no' })];
  if (rolling.length > 0) return [line('status.screen', { count: rolling.length, picked: picked ? 'yes' : 'no' })];
  const inHand = sizeOf(diceInHand(player));
  return inHand > 0 ? [line('status.hand', { count: inHand })] : [];
}

function bonusLines({ bonus }: SeenPlayer): Line[] {
  const owned = ACTIONS.filter((action) => bonus[action] > 0);
  if (owned.length === 0) return [];
  const tiles = owned.map((action) => line('status.bonusOn', { action: { action }, value: bonus[action] }));
  return [line('status.bonus', { tiles: { row: tiles } })];
}
