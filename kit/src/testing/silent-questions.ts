import { copy } from '../copy.ts';
import { tallyOf } from '../entries.ts';
import type { Game, GameTypes, Viewer } from '../game.ts';
import type { Match } from '../match.ts';
import { liveRng, pick, type Rng } from '../rng.ts';
import { lastOf } from './inspect-entry.ts';
import type { InspectedPosition } from './inspect-position.ts';

/**
 * What a viewer was told decides whether somebody is asked. The move is made again in a world that looks the same to the viewer,
 * where other dice fall behind the screens of the others: as long as the viewer is told the same, the rules stop at the same
 * moment, ask the same seats and show the same view.
 */
export function inspectQuestions<T extends GameTypes>(position: InspectedPosition<T>, after: Match<T>): void {
  const viewer = pick(position.rng, position.viewers);
  const here = storyOf(position, { events: lastOf(after).events, state: after.state }, viewer);
  const there = elsewhere(position, after, viewer);
  if (there === undefined || areToldApart(here, there)) return;
  if (here.heard.length !== there.heard.length || here.end !== there.end)
    position.fault(
      'question-gives-away',
      `to ${viewer}: ${lastWords(here, there)}, elsewhere ${lastWords(there, here)}`,
    );
}

/** What a viewer hears of a move, event by event, and how things stand then. */
interface Story {
  readonly heard: readonly string[];
  readonly end: string;
}

interface ToldSeat<T extends GameTypes> {
  readonly events: readonly T['Event'][];
  readonly state: T['State'];
}

function storyOf<T extends GameTypes>(
  { game }: InspectedPosition<T>,
  { events, state }: ToldSeat<T>,
  viewer: Viewer,
): Story {
  const heard = events.map((event) => game.witness(event, viewer)).filter((event) => event !== undefined);
  return { heard: heard.map((event) => JSON.stringify(event)), end: endOf(game, state, viewer) };
}

/** Who is asked, and the view; when the game is over, all may be opened at once. */
function endOf<T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer): string {
  const asked = game.toAct(state);
  return asked.length === 0 ? 'over' : JSON.stringify({ asked, view: game.view(state, viewer) });
}

/** Two events differ: whatever follows may differ as well. */
function areToldApart({ heard: here }: Story, { heard: there }: Story): boolean {
  const both = Math.min(here.length, there.length);
  return here.slice(0, both).some((said, index) => said !== there[index]);
}

const LONGEST = 300;

/** What comes where the other story ends or goes on in another way. */
function lastWords({ heard, end }: Story, { heard: other }: Story): string {
  return (heard[other.length] ?? end).slice(0, LONGEST);
}

/** The same move in the other world, if it can be made there. */
function elsewhere<T extends GameTypes>(
  position: InspectedPosition<T>,
  after: Match<T>,
  viewer: Viewer,
): Story | undefined {
  const { game } = position;
  const { seat, move: text } = lastOf(after);
  const state = likeThis(position, viewer);
  const move = game.legalMoves(state, seat).find((legal) => game.notate(legal) === text);
  if (move === undefined) return undefined;
  const events: T['Event'][] = [];
  const emit = (event: T['Event']) => {
    events.push(event);
    game.apply(state, event);
  };
  game.play({ state, seat, rng: otherDice(position, viewer), emit }, move);
  return storyOf(position, { events, state }, viewer);
}

/** A spectator has nobody's memory to imagine by: there the dice to come differ, and nothing else. */
function likeThis<T extends GameTypes>({ game, match, rng }: InspectedPosition<T>, viewer: Viewer): T['State'] {
  if (viewer === 'spectator' || game.imagine === undefined) return copy(match.state);
  return game.imagine(game.view(match.state, viewer), rng);
}

/** The table's dice and the viewer's own fall as they did. */
function otherDice<T extends GameTypes>({ match, rng }: InspectedPosition<T>, viewer: Viewer): Rng {
  const move = tallyOf(match).moves + 1;
  const same = liveRng(match.seed, move);
  const other = liveRng(
    rng
      .below(2 ** 32)
      .toString(16)
      .padStart(64, '0'),
    move,
  );
  return { below: same.below, stream: (seat) => (seat === viewer ? same : other).stream?.(seat) ?? same };
}
