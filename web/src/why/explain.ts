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
import type { Counsel, Rival } from '@haven/kit/search';
import type { Advice, Alternative, Explanation, Option, Standing, WhyQuestion } from './explanation.ts';

type Found = Counsel<GameTypes['Move']>;
type Other = Rival<GameTypes['Move']>;

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
  const other = alternativeTo(found, move);
  const win = found.rivals.find((rival) => rival.move === move)?.win ?? found.win;
  const isHidden = other?.move !== undefined && isSecret(other.move);
  return { kind: 'weighed', view, move, win, ...(other && { other: isHidden ? unnamed(other) : other }) };
}

function unnamed({ move: _, ...other }: Alternative): Alternative {
  return other;
}

/** The runner-up of the best move; of any other, the best one. Where a look ahead tells little, nothing is compared. */
function alternativeTo({ move: best, rivals, isTelling }: Found, move: GameTypes['Move']): Alternative | undefined {
  if (!isTelling) return undefined;
  const made = rivals.find((rival) => rival.move === move);
  if (made === undefined) {
    const second = rivals.find(({ verdict }) => verdict !== 'same');
    return second && comparison(second.move, second);
  }
  if (made.verdict === 'same') return { move: best, over: 0, kind: 'same' };
  const { kind, ...told } = comparison(best, made);
  return { ...told, kind: SEEN_FROM_BELOW[kind] };
}

/** What the best move is to one that stands like this. */
const SEEN_FROM_BELOW = { worse: 'better', poorer: 'richer', likely: 'perhaps', close: 'close' } as const;

function comparison(move: GameTypes['Move'], rival: Other): Alternative & { readonly kind: Standing } {
  const { behind: over, lacks } = rival;
  const kind = standingOf(rival);
  return { move, over, kind, ...(kind !== 'close' && kind !== 'likely' && lacks !== undefined && { lacks }) };
}

/** As good, as far as one can tell; or as likely to win, but worth less. */
function standingOf({ verdict, behind, over }: Other): Standing {
  if (verdict !== 'clear') return behind >= PERCEPTIBLE ? 'likely' : 'close';
  if (behind >= NOTEWORTHY) return 'worse';
  return over >= NOTEWORTHY ? 'poorer' : 'close';
}

/** Nobody would call that close, even where it may be luck. */
const PERCEPTIBLE = 0.03;

/** Less is not worth a word. */
const NOTEWORTHY = 0.005;

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
  const { move, win } = found;
  const options = [{ move, win, kind: 'best' } as const, ...othersIn(found).map((rival) => optionOf(rival, win))];
  return {
    asked,
    options: options.map((option) => ({ ...option, text: game.notate(option.move) })),
    lead: leadOf(found),
  };
}

/** No other move is told to win more often than the one that is advised: where it seems to, that is luck. */
function optionOf(rival: Other, most: number): Omit<Option, 'text'> {
  const { kind, lacks } = comparison(rival.move, rival);
  return { move: rival.move, win: Math.min(most, rival.win), kind, ...(lacks !== undefined && { lacks }) };
}

/** How an advice begins that names one move alone. */
function leadOf({ rivals, isTelling }: Found): Advice['lead'] {
  if (!isTelling) return 'usual';
  return rivals.length > 0 && rivals.every(isSame) ? 'same' : 'sure';
}

const isSame = ({ verdict }: Other) => verdict === 'same';

/** Those that come to something else, as far as a look ahead tells. */
function othersIn({ rivals, isTelling }: Found): readonly Other[] {
  if (!isTelling) return [];
  const others = rivals.filter((rival) => !isSame(rival)).slice(0, MOST_OPTIONS - 1);
  return others.toSorted((a, b) => a.behind - b.behind);
}
