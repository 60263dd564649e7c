import { at, copy, type Seat } from '@haven/kit';
import { lettersOf, type Rolled } from './components/dice.ts';
import { apply } from './events.ts';
import { canPlaceAny } from './rolling/faces.ts';
import type { Event, Player, SeenPlayer, State, View } from './types.ts';

/** The position right after one witnessed event, between two messages of the table. Nobody is asked anything then. */
export function follow(view: View, event: Event): View {
  const state = openState(view, event);
  apply(state, event);
  const players = state.players.map((player, seat) => seenAfter({ view, event }, player, seat));
  return {
    ...view,
    agenda: [],
    phase: state.phase,
    round: state.round,
    start: state.start,
    players,
    bag: state.bag,
    centre: state.centre,
    deeds: state.deeds,
    hit: state.hit,
    tileCount: view.tileCount - tilesTaken(view, event),
  };
}

/** What is known, as a state: hidden dice and tiles are simply missing, but for the tiles that are being shown. */
function openState(view: View, event: Event): State {
  const { options, phase, round, start, hit } = view;
  const players = view.players.map(
    ({ tiles, offered, ...player }): Player =>
      copy({ ...player, tiles: [...(tiles ?? [])], offered: [...(offered ?? [])], rolled: [...player.rolled] }),
  );
  return {
    options,
    phase,
    round,
    start,
    hit,
    agenda: [],
    players,
    tiles: event.type === 'tilesSeen' ? [...event.tiles] : [],
    bag: { ...view.bag },
    centre: [...view.centre],
    deeds: [...view.deeds],
  };
}

type Following = { readonly view: View; readonly event: Event };

function seenAfter({ view, event }: Following, player: Player, seat: Seat): SeenPlayer {
  const before = at(view.players, seat);
  const isTheirs = 'seat' in event && event.seat === seat;
  const change = isTheirs ? hiddenChange(before, event) : {};
  const isKnown = before.tiles !== null;
  return {
    ...player,
    tileCount: before.tileCount,
    offeredCount: before.offeredCount,
    picked: before.picked,
    rolling: before.rolling,
    arranged: before.arranged,
    ...change,
    tiles: isKnown ? player.tiles : null,
    offered: before.offered === null ? null : player.offered,
  };
}

/** What an event tells of things that its viewer may not see in full. */
function hiddenChange(before: SeenPlayer, event: Event): Partial<SeenPlayer> {
  switch (event.type) {
    case 'rolled':
      return { rolling: inHand(before) };
    case 'picked':
      return { picked: true };
    case 'revealed':
      return { rolling: lettersIn(event.dice), pick: `${event.seat}-${keptOf(before, event.dice)}` };
    case 'rerolled':
      return { picked: false };
    case 'placed':
      return { rolling: '', picked: false };
    case 'tilesSeen':
      return { offeredCount: event.count };
    case 'tileKept':
      return { offeredCount: 0, tileCount: before.tileCount + 1 };
    case 'arranged':
      return { arranged: [...before.arranged, event.area], ...(event.chests.length === 0 && { order: before.order }) };
    case 'chestsMoved':
      return { arranged: before.arranged.filter((area) => area !== event.to) };
    default:
      return {};
  }
}

/** §2.10 Whoever can place nothing shows all dice and keeps none. */
function keptOf(board: SeenPlayer, dice: readonly Rolled[]): string {
  return canPlaceAny({ ...board, rolled: dice }) ? lettersIn(dice) : '';
}

const lettersIn = (dice: readonly Rolled[]): string => dice.map((die) => die.charAt(1)).join('');

const inHand = ({ placed }: SeenPlayer): string =>
  lettersOf(placed.reduce((set, action, die) => (action === null ? set | (1 << die) : set), 0));

/** §4.3 The tiles that are looked at leave the supply; the one that is not kept comes back. */
function tilesTaken(view: View, event: Event): number {
  if (event.type === 'tilesSeen') return event.count;
  return event.type === 'tileKept' ? 1 - at(view.players, event.seat).offeredCount : 0;
}
