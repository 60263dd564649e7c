import {
  type Ability,
  type Face,
  faceNamed,
  keywordOf,
  type Move,
  PRICE,
  type SectorId,
} from '@haven/tortuga-2199-rules';
import { addWorth, isRipe, thinWorth } from './card-worth.ts';
import { type Distances, distance, waysTo } from './distances.ts';
import { facesIn, hasAbility, jumpOf, meansWith, THIN } from './hand.ts';
import type { Plan, PlanStep } from './moments.ts';
import type { Outlook } from './outlook.ts';
import { PATIENCE, planOf, plansOf } from './plan.ts';
import { type PlanContext, planContextOf } from './plan-context.ts';
import { playWorth } from './play-worth.ts';
import { bestRaid, type Raid } from './raid.ts';
import { refreshWorth } from './refresh.ts';
import { bestReinforcement } from './reinforce.ts';

/** A turn in progress, as its captain sees it. */
interface Turn {
  readonly outlook: Outlook;
  readonly hand: readonly Face[];
  readonly moves: readonly Move[];
}

/** With the rest of the turn thought through, on the assumption that the whole hand is played. */
interface PlannedTurn extends Turn {
  readonly context: PlanContext;
  readonly plan: Plan;
}

/** What to do next, and what that says of the rest of the turn. */
export interface Course {
  readonly move: Move | undefined;
  /** Nobody is attacked and nothing is kept: the hand is played as it comes. */
  readonly isPeaceful: boolean;
  /** Where the ship flies. */
  readonly flight?: Flight | undefined;
}

export interface Flight {
  readonly distances: Distances;
  readonly to: number;
}

/** §2.8 What to do next. */
export function chooseAct(outlook: Outlook, moves: readonly Move[]): Move | undefined {
  return courseOf(outlook, moves).move;
}

/** Cards that change no plan are played before one is made. */
export function courseOf(outlook: Outlook, moves: readonly Move[], patience = PATIENCE): Course {
  const turn = { outlook, moves, hand: facesIn(outlook.view, outlook.own.hand) };
  const early = handIn(turn) ?? playFreely(turn);
  return early ? { move: early, isPeaceful: false } : courseByPlan(planned(turn, patience));
}

/** The plan is made when somebody asks for it: a card that is played in any case needs none. */
function planned(turn: Turn, patience = PATIENCE): PlannedTurn {
  const { outlook, hand } = turn;
  const means = meansWith(outlook, undefined, hand);
  const context = planContextOf(outlook, means.crypto);
  let plan: Plan | undefined;
  return {
    ...turn,
    context,
    get plan() {
      plan ??= planOf(context, { ...means, place: placeOf(context) }, patience);
      return plan;
    },
  };
}

/** The first steps of all plans for the turn, the best plan first, and the fights that could be begun. */
export function waysToGoOn(outlook: Outlook, moves: readonly Move[]): Move[] {
  const { turn, plans } = allPlans(outlook, moves);
  const steps = plans.flatMap(({ step }) => stepMove(turn, step) ?? []);
  return [...new Set([...steps, ...allOf(moves, 'attack'), ...allOf(moves, 'end')])];
}

/** The first steps of the plans that are hardly worse than the best: by no more than so many points. */
export function closeWays(outlook: Outlook, moves: readonly Move[], points: number): Move[] {
  const { turn, plans } = allPlans(outlook, moves);
  const least = (plans[0]?.worth ?? 0) - points;
  const steps = plans.filter(({ worth }) => worth >= least).flatMap(({ step }) => firstMoves(turn, step));
  return [...new Set(steps)];
}

function firstMoves(turn: PlannedTurn, step: PlanStep): Move[] {
  if (step.type === 'rest') return allOf(turn.moves, 'end');
  const move = stepMove(turn, step);
  return move ? [move] : [];
}

/** The best first. */
function allPlans(outlook: Outlook, moves: readonly Move[]): { turn: PlannedTurn; plans: readonly Plan[] } {
  const turn = planned({ outlook, moves, hand: facesIn(outlook.view, outlook.own.hand) });
  const means = meansWith(outlook, placeOf(turn.context), turn.hand);
  return { turn, plans: plansOf(turn.context, means).toSorted((a, b) => b.worth - a.worth) };
}

function placeOf({ distances, outlook }: PlanContext): number | undefined {
  return outlook.me.at === null ? undefined : distances.ids.indexOf(outlook.me.at);
}

function courseByPlan(turn: PlannedTurn): Course {
  const special = raid(turn) ?? keepForTomorrow(turn);
  if (special) return { move: special, isPeaceful: false };
  const move = goInPeace(turn);
  return { move, isPeaceful: true, flight: move?.type === 'move' ? flightOf(turn) : undefined };
}

function flightOf({ plan, context: { distances } }: PlannedTurn): Flight | undefined {
  return plan.step.type === 'go' ? { distances, to: plan.step.to } : undefined;
}

/** The first of these that has an answer. */
function goInPeace(turn: PlannedTurn): Move | undefined {
  return playForManoeuvre(turn) ?? usePower(turn) ?? followPlan(turn) ?? playTheRest(turn) ?? spendTheRest(turn);
}

type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

function allOf<Type extends Move['type']>(moves: readonly Move[], type: Type): MoveOf<Type>[] {
  return moves.filter((move): move is MoveOf<Type> => move.type === type);
}

/** §3.11 */
function handIn({ outlook, moves }: Turn): Move | undefined {
  return allOf(moves, 'redeem').find(({ card }) => isRipe(outlook, faceNamed(outlook.view, card)));
}

/** Cards that cannot fight go first, and first of all those that draw more. Movement waits for the plan. */
function playFreely({ outlook, hand, moves }: Turn): Move | undefined {
  const free = hand.filter(
    (face) => hasAbility(face, 'draw') || (face.manoeuvre === 0 && !waitsForPlace(outlook, face)),
  );
  const [first] = free.sort((a, b) => Number(hasAbility(b, 'draw')) - Number(hasAbility(a, 'draw')));
  return first && play(moves, first);
}

/** The place where the card is played matters. */
function waitsForPlace(outlook: Outlook, face: Face): boolean {
  return jumpOf(outlook, face) > 0 || hasAbility(face, 'collect', 'collect-or-cache');
}

function play(moves: readonly Move[], face: Face): Move | undefined {
  return allOf(moves, 'play').find(({ card }) => card === face.id);
}

/** §3.14 Fight if that makes a better turn than peace: fly there, then attack. */
function raid(turn: PlannedTurn): Move | undefined {
  const { context, hand, moves } = turn;
  const found = bestRaid(context, hand);
  if (found === undefined || found.worth < turn.plan.worth + turn.outlook.weights.caution) return undefined;
  const attack = allOf(moves, 'attack').find(({ seat }) => seat === found.defender);
  return attack ?? approach(turn, found);
}

function approach({ context, hand, moves, outlook }: PlannedTurn, { place, fighters }: Raid): Move | undefined {
  const jump = hand.find((face) => jumpOf(outlook, face) > 0 && face.manoeuvre === 0);
  if (jump) return play(moves, jump);
  const step = flyTo(context, moves, place);
  if (step) return step;
  const payer = hand.find((face) => face.manoeuvre > 0 && !fighters.includes(face));
  return payer && outlook.view.turn.manoeuvre === 0 ? play(moves, payer) : undefined;
}

function flyTo({ distances, outlook }: PlanContext, moves: readonly Move[], to: number): Move | undefined {
  if (outlook.me.at === null) return undefined;
  const ways: SectorId[] = waysTo(distances, distances.ids.indexOf(outlook.me.at), to);
  return allOf(moves, 'move').find(({ sector }) => ways.includes(sector));
}

/** §3.8, §5.4 A strong card that this turn does not need is kept for the next. */
function keepForTomorrow(turn: PlannedTurn): Move | undefined {
  const { outlook, context, hand, moves } = turn;
  const keeps = [...allOf(moves, 'lab'), ...allOf(moves, 'reserve')];
  const [keep] = keeps;
  if (keep === undefined || outlook.rounds < 1) return undefined;
  const best = hand.reduce((most, face) => (playWorth(outlook, face) > playWorth(outlook, most) ? face : most));
  if (best.manoeuvre < STRONG) return undefined;
  const price = keep.type === 'lab' ? 0 : PRICE.reserve;
  const means = meansWith(outlook, placeOf(context), without(hand, best));
  if (means.crypto < price) return undefined;
  const rest = planOf(context, { ...means, crypto: means.crypto - price }).worth;
  if (rest + best.manoeuvre * outlook.weights.manoeuvre * outlook.weights.reserve <= turn.plan.worth) return undefined;
  return keeps.find(({ card }) => card === best.id);
}

const STRONG = 2;

function without(hand: readonly Face[], face: Face): Face[] {
  const index = hand.indexOf(face);
  return hand.filter((_, each) => each !== index);
}

/** The weakest first. */
function playForManoeuvre({ outlook, hand, moves }: Turn): Move | undefined {
  const [next] = hand.filter((face) => !waitsForPlace(outlook, face)).sort((a, b) => a.manoeuvre - b.manoeuvre);
  return next && play(moves, next);
}

/** §5.5 the Mines, §5.8 the Vortex: for nothing. */
function usePower({ outlook, moves }: Turn): Move | undefined {
  const [mineral] = allOf(moves, 'cache');
  return mineral ?? worst(outlook, allOf(moves, 'vortex'));
}

/** The card whose loss helps most. */
function worst<Kind extends MoveOf<'vortex' | 'destroy'>>(
  outlook: Outlook,
  choices: readonly Kind[],
): Kind | undefined {
  const gain = ({ card }: Kind) => thinWorth(outlook, faceNamed(outlook.view, card));
  const best = choices.reduce<Kind | undefined>(
    (most, each) => (most && gain(most) >= gain(each) ? most : each),
    undefined,
  );
  return best && gain(best) > THIN ? best : undefined;
}

/** The next step of the plan; if it wants cards that still wait in hand, those. */
function followPlan(turn: PlannedTurn): Move | undefined {
  const { plan, hand, moves } = turn;
  if (plan.step.type === 'rest') return undefined;
  const collector = hand.find((face) => hasAbility(face, 'collect', 'collect-or-cache'));
  if (plan.step.type === 'action' && plan.step.action.type === 'collect' && collector) return play(moves, collector);
  return stepMove(turn, plan.step) ?? playTheRest(turn);
}

function stepMove(turn: PlannedTurn, step: PlanStep): Move | undefined {
  const { outlook, context, moves } = turn;
  switch (step.type) {
    case 'action':
      return moves.find((move) => isSectorAction(move, step.action.type));
    case 'buy':
      return moves.find((move) => buys(move, step.ware.buys, step.ware.price));
    case 'go':
      return (step.jump ? jump(turn, step.to) : undefined) ?? flyTo(context, moves, step.to);
    case 'thin':
      return worst(outlook, allOf(moves, 'destroy'));
    default:
      return undefined;
  }
}

function isSectorAction(move: Move, action: string): boolean {
  if (move.type !== 'conquer') return move.type === action;
  return action === (move.pay === 'crypto' ? 'conquerWithCrypto' : 'conquer');
}

function buys(move: Move, ware: Face | 'influence', price: number): boolean {
  if (ware === 'influence') return move.type === 'influence' && move.price === price;
  return move.type === 'buy' && move.card === ware.id;
}

/** The movement card that carries just far enough, or else farthest. */
function jump({ hand, moves, context, outlook }: PlannedTurn, to: number): Move | undefined {
  const away = distance(context.distances, context.distances.ids.indexOf(outlook.me.at ?? 'tortuga'), to);
  const reach = (face: Face) => jumpOf(outlook, face);
  const movers = hand.filter((face) => reach(face) > 0).sort((a, b) => reach(a) - reach(b));
  const mover = movers.find((face) => reach(face) >= away) ?? movers.at(-1);
  return mover && play(moves, mover);
}

/** Whatever still gives something, before the turn is over. */
function playTheRest({ hand, moves }: Turn): Move | undefined {
  const [next] = hand.filter((face) => face.crypto + face.manoeuvre > 0 || face.atPlay.some(worksAnywhere));
  return next && play(moves, next);
}

const worksAnywhere = ({ does }: Ability) => keywordOf(does).needs !== 'place' && does !== 'collect-or-cache';

/** Crypto that would be lost: look for a better card, or make a sector safer. */
function spendTheRest({ outlook, moves }: Turn): Move | undefined {
  const refresh = outlook.view.turn.crypto > 0 ? bestRefresh(outlook, allOf(moves, 'refresh')) : undefined;
  return refresh ?? bestReinforcement(outlook, allOf(moves, 'reinforce')) ?? moves.find(({ type }) => type === 'end');
}

/** §3.4 The card that is least worth having makes room. */
function bestRefresh(outlook: Outlook, choices: readonly MoveOf<'refresh'>[]): Move | undefined {
  const faceOf = ({ card }: MoveOf<'refresh'>) => faceNamed(outlook.view, card);
  const [worst] = choices.toSorted((a, b) => addWorth(outlook, faceOf(a)) - addWorth(outlook, faceOf(b)));
  return worst && refreshWorth(outlook, faceOf(worst)) > 0 ? worst : undefined;
}
