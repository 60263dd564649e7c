import { type Bot, type Seat, simRng, simulate } from '@haven/kit';
import { faceOf, type Options, type State, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { positionOf, STANDARD } from './voyage.ts';

/** What is hidden from a seat, counted. */
export const HIDDEN = ['hand', 'reserve', 'unseen', 'attack'] as const;
export type Count = Record<(typeof HIDDEN)[number], number>;

/** How much more of it there was than imagined, game by game, and in how many positions it was looked for. */
export interface Comparison {
  readonly positions: number;
  readonly games: readonly Count[];
}

interface Series {
  readonly bot: Bot<Tortuga2199>;
  readonly positions: number;
  readonly options?: Options;
}

/** Looks into whole games between bots at the beginning of every turn, and whenever somebody has to answer an attack. */
export function comparisonOf({ bot, positions, options = STANDARD }: Series): Comparison {
  const games: Count[] = [];
  let seen = 0;
  for (let seed = 0; seen < positions; seed += 1) {
    const sum: Count = { hand: 0, reserve: 0, unseen: 0, attack: 0 };
    for (const { state, seat } of momentsOf(bot, { seed, options })) {
      seen += 1;
      addTo(sum, state, { seat, seed: seen });
    }
    games.push(sum);
  }
  return { positions: seen, games };
}

interface Moment {
  readonly state: State;
  readonly seat: Seat;
}

function* momentsOf(bot: Bot<Tortuga2199>, { seed, options }: { seed: number; options: Options }): Generator<Moment> {
  const whims = simRng(seed + 1_000_000);
  const chance = simRng(seed);
  const { state, play } = simulate(tortuga2199, tortuga2199.setup(2 + (seed % 3), options, chance), chance);
  let turn = state.turn;
  for (let [seat] = tortuga2199.toAct(state); seat !== undefined; [seat] = tortuga2199.toAct(state)) {
    if (state.turn !== turn || isUnderAttack(state)) yield { state, seat };
    turn = state.turn;
    play(seat, bot.think(positionOf(state, seat), whims).move);
  }
}

function isUnderAttack({ agenda, fight }: State): boolean {
  return agenda.at(-1)?.type === 'defend' && fight?.defence.length === 0;
}

function addTo(sum: Count, state: State, { seat, seed }: { seat: Seat; seed: number }): void {
  const imagined = tortuga2199.imagine?.(tortuga2199.view(state, seat), simRng(seed)) ?? state;
  const [real, other] = [countFor(state, seat), countFor(imagined, seat)];
  for (const what of HIDDEN) sum[what] += real[what] - other[what];
}

/**
 * Manoeuvre in the hands and reserves of rivals and laid out by an attacker; all that cards give which were not played.
 * A hand that the discard pile was shuffled for is left out: what came of it before that no view tells.
 */
function countFor(state: State, seat: Seat): Count {
  const rivals = state.captains.filter((_, other) => other !== seat);
  const steady = rivals.filter(({ discard, unseen }) => discard.length + unseen.length > 0);
  const manoeuvre = (cards: readonly string[]) => cards.reduce((sum, card) => sum + faceOf(state, card).manoeuvre, 0);
  const crypto = (cards: readonly string[]) => cards.reduce((sum, card) => sum + faceOf(state, card).crypto, 0);
  return {
    hand: manoeuvre(steady.flatMap(({ hand }) => hand)),
    reserve: manoeuvre(rivals.flatMap(({ reserve }) => reserve ?? [])),
    unseen: rivals.reduce((sum, { unseen }) => sum + manoeuvre(unseen) + crypto(unseen), 0),
    attack: isUnderAttack(state) ? manoeuvre(state.fight?.attack ?? []) : 0,
  };
}

/** How many standard errors the real figure lies from the imagined one; games are independent of each other, their positions are not. */
export function errorsApart({ games }: Comparison, what: keyof Count): number {
  const sum = games.reduce((total, game) => total + game[what], 0);
  const squares = games.reduce((total, game) => total + game[what] ** 2, 0);
  return squares === 0 ? 0 : sum / Math.sqrt(squares);
}
