import { tallyOf } from '../entries.ts';
import { at, type GameTypes, type Seat, type Viewer } from '../game.ts';
import { type Match, play } from '../match.ts';
import { tellFrom } from '../messages.ts';
import { pick } from '../rng.ts';
import type { InspectedPosition } from './inspect-position.ts';

/** So many of the answers are tried: enough to find one that is told differently. */
const TRIED = 4;

/** A sealed choice is told to the others with the same bytes, whatever it is, as long as one of them still chooses. */
export function inspectSealed<T extends GameTypes>(position: InspectedPosition<T>): void {
  const { game, match, rng } = position;
  const choosing = game.toAct(match.state);
  if (choosing.length < 2) return;
  const mover = pick(rng, choosing);
  const viewer = pick(
    rng,
    position.viewers.filter((each) => each !== mover),
  );
  const letters = new Set(worlds(position, viewer).flatMap((world) => lettersOf(position, world, { mover, viewer })));
  if (letters.size > 1)
    position.fault('sealed-choice-told', `what seat ${mover} chose is told to ${viewer}: ${[...letters].join(' or ')}`);
}

/** This one, and one that looks the same to the viewer: other choices may be possible there. */
function worlds<T extends GameTypes>({ game, match, rng }: InspectedPosition<T>, viewer: Viewer): Match<T>[] {
  if (viewer === 'spectator' || game.imagine === undefined) return [match];
  return [match, { ...match, state: game.imagine(game.view(match.state, viewer), rng) }];
}

interface Sealed {
  readonly mover: Seat;
  readonly viewer: Viewer;
}

/** What the viewer hears of some of the answers that leave the others choosing. */
function lettersOf<T extends GameTypes>(position: InspectedPosition<T>, match: Match<T>, sealed: Sealed): string[] {
  const { game, rng } = position;
  const legal = game.legalMoves(match.state, sealed.mover).map((move) => game.notate(move));
  const tried = legal.length <= TRIED ? legal : Array.from({ length: TRIED }, () => at(legal, rng.below(legal.length)));
  return tried.flatMap((move) => {
    const after = play(game, match, { seat: sealed.mover, move }).match;
    return after && isStillSealed(position, after, sealed.mover) ? [letterOf(position, after, sealed.viewer)] : [];
  });
}

function isStillSealed<T extends GameTypes>(
  { game, match }: InspectedPosition<T>,
  after: Match<T>,
  mover: Seat,
): boolean {
  const now = game.toAct(after.state);
  return game.toAct(match.state).every((seat) => seat === mover || now.includes(seat));
}

function letterOf<T extends GameTypes>({ game, match }: InspectedPosition<T>, after: Match<T>, viewer: Viewer): string {
  return JSON.stringify(tellFrom(game, after, { viewer, from: tallyOf(match).entries }));
}
