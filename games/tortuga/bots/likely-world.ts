import { at, currentStep, type Rng, type Seat, simulate } from '@haven/kit';
import type { PlayoutPolicy } from '@haven/kit/search';
import {
  coinsOf,
  DICE,
  isDuel,
  type Player,
  type SeenPlayer,
  type State,
  type Step,
  type Tile,
  type Tortuga,
  tortuga,
  type View,
} from '@haven/tortuga-rules';

/**
 * A world as the rules imagine it, in which the others have chosen by the policy what they chose in secret:
 * their dice may be any, for everybody is asked whatever they roll, but of those dice nobody picks just any.
 */
export function likelyWorld(seen: View, policy: PlayoutPolicy<Tortuga>, rng: Rng): State {
  const state = imagined(seen, rng);
  keepBetterTiles(seen, state, rng);
  const { play } = simulate(tortuga, state, rng);
  for (const [seat, player] of seen.players.entries()) {
    const choices = seat === seen.seat ? 0 : secretChoices(seen, player);
    if (choices > 0) takeBack(state, seat);
    for (let made = 0; made < choices; made += 1) play(seat, policy(state, seat, rng));
  }
  return state;
}

function imagined(seen: View, rng: Rng): State {
  const state = tortuga.imagine?.(seen, rng);
  if (state === undefined) throw new Error('the unknown cannot be imagined');
  return state;
}

/** §4.3 The first hunter of a round keeps the better of two tiles. Which ones came that way nobody can tell later: any that was found is as likely. */
function keepBetterTiles(seen: View, state: State, rng: Rng): void {
  if (isDuel(seen)) return;
  const found = seen.players.reduce((sum, { tileCount }) => sum + tileCount, 0);
  const chosen = (seen.round - 1) * (1 - NOT_HUNTING ** (DICE.length * seen.players.length));
  for (const [seat, { tiles }] of state.players.entries()) {
    if (seat === seen.seat) continue;
    for (let place = 0; place < tiles.length; place += 1)
      if (rng.below(found * GRAIN) < chosen * GRAIN) keepBetter(tiles, place, { others: state.tiles, rng });
  }
}

/** Of five dice one hunts; a round without any is rare. */
const NOT_HUNTING = 4 / 5;
const GRAIN = 2 ** 20;

/** The tile at this place, or the other one that lay beside it. */
function keepBetter(tiles: Tile[], place: number, { others, rng }: { others: Tile[]; rng: Rng }): void {
  const beside = rng.below(Math.max(1, others.length));
  const [tile, other] = [at(tiles, place), others[beside]];
  if (other === undefined || coinsOf(other) <= coinsOf(tile)) return;
  tiles[place] = other;
  others[beside] = tile;
}

/** How many moves somebody has made that are not shown yet: a pick, or one for each area that is arranged. */
function secretChoices({ phase }: View, { picked, arranged }: SeenPlayer): number {
  return phase === 'pick' && picked ? 1 : arranged.length;
}

/** As if the seat had not answered yet. Whoever has not makes sure that the question stays open. */
function takeBack(state: State, seat: Seat): void {
  Object.assign(at(state.players, seat), UNDECIDED());
  const step = currentStep(state);
  if (step && !step.seats.includes(seat)) state.agenda[state.agenda.length - 1] = alsoAsking(step, seat);
}

const UNDECIDED = (): Pick<Player, 'pick' | 'order'> => ({ pick: null, order: { fleet: null, crew: null } });

function alsoAsking(step: Step, seat: Seat): Step {
  return step.type === 'pick' || step.type === 'arrange' ? { ...step, seats: [...step.seats, seat] } : step;
}
