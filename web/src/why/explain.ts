import { adviserFor } from '@haven/games/bots';
import {
  type AnyGame,
  type GameTypes,
  type MatchRecord,
  type Played,
  positionOf,
  replay,
  type Seat,
  simRng,
} from '@haven/kit';
import type { Judgement } from '@haven/kit/search';
import type { Advice, Alternative, Explanation, WhyQuestion } from './explanation.ts';

type Found = Judgement<GameTypes['Move']>;

/** Why a move was made, as a Captain in that chair sees it: from its own view, and from no other. */
export function explain(
  game: AnyGame,
  record: MatchRecord<GameTypes>,
  { entry: number, viewer }: WhyQuestion,
): Explanation | undefined {
  const entry = record.entries[number];
  const adviser = adviserFor(game.meta.id);
  if (entry === undefined || 'undone' in entry || adviser === undefined) return undefined;
  const { state } = replay(game, { ...record, entries: record.entries.slice(0, number) });
  const position = positionOf(game, state, entry.seat);
  const move = position.moves.find((legal) => game.notate(legal) === entry.move);
  if (move === undefined) return undefined;
  const isSecret = viewer === 'anybody' ? () => false : secretFrom(game, replay(game, record).state, viewer);
  if (isSecret(entry)) return { kind: 'secret' };
  if (position.moves.length === 1) return { kind: 'only' };
  const found = adviser.look(position, { rng: simRng(number), about: move });
  return weighed(found, { view: position.view, move }, (other) => isSecret([other, game.notate(other)]));
}

/** Whether something names what a viewer must not know now. */
function secretFrom(game: AnyGame, now: GameTypes['State'], viewer: Exclude<WhyQuestion['viewer'], 'anybody'>) {
  const names = game.secrets(now, viewer);
  return (told: Played<unknown> | readonly unknown[]) => {
    const text = JSON.stringify(told);
    return names.some((name) => text.includes(name));
  };
}

interface Made {
  readonly view: GameTypes['View'];
  readonly move: GameTypes['Move'];
}

function weighed(found: Found, { view, move }: Made, isSecret: (move: GameTypes['Move']) => boolean): Explanation {
  const isBest = found.best.move === move || found.same.includes(move);
  const { win } = [found.best, ...found.others].find((looked) => looked.move === move) ?? found.best;
  const other = alternativeTo(found, isBest);
  const term = other && other.kind !== 'close' ? decisiveIn(found) : undefined;
  return {
    kind: 'weighed',
    view,
    move,
    win,
    ...(other && { other: isSecret(other.move) ? { over: other.over, kind: other.kind } : other }),
    ...(term !== undefined && { term }),
  };
}

/** The runner-up of the best move; of any other, the best one. */
function alternativeTo({ best, second, verdict }: Found, isBest: boolean): Alternative | undefined {
  if (second === undefined) return undefined;
  const { over } = second;
  const isClose = isCloseCall({ second, verdict });
  if (isBest) return { move: second.move, over, kind: isClose ? 'close' : 'worse' };
  return { move: best.move, over, kind: isClose ? 'close' : 'better' };
}

const isCloseCall = ({ second, verdict }: Pick<Found, 'second' | 'verdict'>): boolean =>
  second !== undefined && (verdict === 'close' || second.over < NOTEWORTHY);

/** Less is not worth a word. */
const NOTEWORTHY = 0.005;

function decisiveIn({ terms }: Found): string | undefined {
  return terms.find(({ points }) => points > 0)?.name;
}

/** So many moves are worth a thought. */
const MOST_OPTIONS = 3;

/** What a Captain would do on this chair, from what its person sees. */
export function advise(
  game: AnyGame,
  { state, asked }: { readonly state: GameTypes['State']; readonly asked: number },
  seat: Seat,
): Advice | undefined {
  const adviser = adviserFor(game.meta.id);
  const position = positionOf(game, state, seat);
  if (adviser === undefined || position.moves.length === 0) return undefined;
  const found = adviser.look(position, { rng: simRng(asked) });
  const options = [found.best, ...found.others].slice(0, MOST_OPTIONS);
  const isClose = isCloseCall(found);
  const term = isClose ? undefined : decisiveIn(found);
  return {
    asked,
    isClose,
    options: options.map(({ move, win }) => ({ move, text: game.notate(move), win })),
    ...(term !== undefined && { term }),
  };
}
