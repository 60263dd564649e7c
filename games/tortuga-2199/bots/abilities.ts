import {
  type Ability,
  amountOf,
  type Face,
  faceNamed,
  type Move,
  optionsOf,
  type PlayKeyword,
  type SectorId,
  type Use,
} from '@haven/tortuga-2199-rules';
import { addWorth, thinWorth } from './card-worth.ts';
import { facesIn, meansWith } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { planOf } from './plan.ts';
import { type PlanContext, planContextOf } from './plan-context.ts';
import { abilityWorth, cryptoWorth, giftsOf, playWorth, priceWorth } from './play-worth.ts';
import { bestRaid } from './raid.ts';
import { refreshWorth } from './refresh.ts';
import { raiseWorth } from './reinforce.ts';
import { VICTORY } from './sector-actions.ts';

/** Up to eleven sectors are compared: each is looked at for its share of the time. */
const SHARE = 60;

/** §2.5 The ability that brings most; none if none brings anything. */
export function chooseAbility(outlook: Outlook, moves: readonly Move[]): Move | undefined {
  const hand = facesIn(outlook.view, outlook.own.hand);
  const context = planContextOf(outlook, meansWith(outlook, undefined, hand).crypto);
  const scene: Scene = { context, hand };
  const worths = moves.map((move) => (move.type === 'use' ? useWorth(scene, move) : 0));
  const most = Math.max(...worths);
  return moves.find((move, index) => (most > 0 ? worths[index] === most : move.type === 'skip'));
}

interface Scene {
  readonly context: PlanContext;
  readonly hand: readonly Face[];
  /** What the turn is worth without flying, once it was asked: every sector is compared to it. */
  staying?: number;
}

/** §8.3.42 With what it gives, and §8.3.39 without what it costs. */
function useWorth(scene: Scene, use: Use): number {
  const { outlook } = scene.context;
  const ability = abilityFor(outlook, use.does);
  const aimed = aimedWorth(scene, use);
  if (aimed === undefined) return plainWorth(outlook, ability);
  return aimed + giftsOf(outlook, { ...ability, n: 1 }) - priceWorth(outlook, ability.pays);
}

/** What depends on the card, the sector or the place that is chosen. */
function aimedWorth(scene: Scene, use: Use): number | undefined {
  const { context, hand } = scene;
  const { outlook } = context;
  switch (use.does) {
    case 'move':
    case 'move-anywhere':
      return flightWorth(scene, use);
    case 'explore':
      return exploreWorth(context, use);
    case 'scrap':
    case 'destroy-played':
      return scrapWorth(outlook, use);
    case 'reclaim':
      return use.card === undefined ? 0 : playWorth(outlook, faceNamed(outlook.view, use.card));
    case 'reserve':
      return keepWorth(context, hand, use);
    case 'cash-in':
      return cashInWorth(outlook);
    case 'refresh':
      return refreshUse(outlook, use);
    case 'fortify':
      return use.sector === undefined ? 0 : 0.1 + raiseWorth(outlook, use.sector, DEFENCES) / DEFENCES;
    case 'collect-or-cache':
      return cryptoWorth(outlook) + (use.from === 'here' ? 0 : NOBODY_ELSE);
    default:
      return undefined;
  }
}

/** The defence counts from the top: the weakest of the best sectors is raised. */
const DEFENCES = 20;
/** What lies in the sector can still be collected by flying there. */
const NOBODY_ELSE = 0.01;

/** What is simply good comes first; if it costs something, or something else, it has to be good enough. */
function plainWorth(outlook: Outlook, ability: Ability): number {
  if (ability.does === 'gain-influence' && amountOf(ability, outlook.count) >= outlook.needed) return 2 * VICTORY;
  if (ability.pays || isChoice(outlook, ability)) return abilityWorth(outlook, ability);
  return ability.does === 'draw' ? VICTORY : 1; // Cards drawn may change every other choice.
}

function abilitiesLeft({ view }: Outlook): readonly Ability[] {
  const step = view.agenda.at(-1);
  return step?.type === 'ability' ? step.left : [];
}

function abilityFor(outlook: Outlook, does: PlayKeyword): Ability {
  const options = abilitiesLeft(outlook).flatMap(optionsOf);
  return options.find((each) => each.does === does) ?? { does };
}

/** §8.3.34 Whoever uses this one gives up another. */
function isChoice(outlook: Outlook, ability: Ability): boolean {
  return !abilitiesLeft(outlook).includes(ability);
}

/** How much better the turn goes on from there than from here without flying. */
function flightWorth(scene: Scene, { sector }: Use): number {
  const { context, hand } = scene;
  const { me } = context.outlook;
  if (sector === undefined || me.at === null) return 0;
  scene.staying ??= stayingWorth(context, hand, me.at);
  return turnWorth(context, hand, sector) - scene.staying - TROUBLE;
}

function stayingWorth(context: PlanContext, hand: readonly Face[], here: SectorId): number {
  const means = meansWith(context.outlook, context.distances.ids.indexOf(here), hand);
  return Math.max(planOf(context, { ...means, jumps: [] }, SHARE).worth, raidFrom(context, hand, here));
}

const TROUBLE = 0.02;

function turnWorth(context: PlanContext, hand: readonly Face[], sector: SectorId): number {
  const peace = planOf(context, meansWith(context.outlook, context.distances.ids.indexOf(sector), hand), SHARE).worth;
  return Math.max(peace, raidFrom(context, hand, sector));
}

/** §3.14 A fight where the ship would be. */
function raidFrom(context: PlanContext, hand: readonly Face[], at: SectorId): number {
  const { view, seat } = context.outlook;
  if (!view.captains.some((rival, other) => other !== seat && rival.at === at)) return Number.NEGATIVE_INFINITY;
  const there = { ...context, outlook: { ...context.outlook, me: { ...context.outlook.me, at } } };
  return bestRaid(there, hand)?.worth ?? Number.NEGATIVE_INFINITY;
}

function exploreWorth({ outlook, distances, actions }: PlanContext, { sector }: Use): number {
  if (sector === undefined) return 0;
  const action = actions[distances.ids.indexOf(sector)]?.find(({ type }) => type === 'explore');
  const here = sector === outlook.me.at ? outlook.weights.manoeuvre : 0;
  return (action?.worth(outlook.view.turn.manoeuvre) ?? 0) + here;
}

function scrapWorth(outlook: Outlook, { card, from }: Use): number {
  if (card === undefined) return 0;
  const face = faceNamed(outlook.view, card);
  return thinWorth(outlook, face) - (from === 'hand' ? playWorth(outlook, face) : 0);
}

/** §8.3.7 The card is worth more tomorrow than in what is left of this turn. */
function keepWorth(context: PlanContext, hand: readonly Face[], { card }: Use): number {
  const { outlook, distances } = context;
  const index = hand.findIndex(({ id }) => id === card);
  const face = hand[index];
  if (face === undefined || outlook.rounds < 1) return 0;
  const place = outlook.me.at === null ? undefined : distances.ids.indexOf(outlook.me.at);
  const worth = (cards: readonly Face[]) => planOf(context, meansWith(outlook, place, cards)).worth;
  return playWorth(outlook, face) + worth(hand.filter((_, each) => each !== index)) - worth(hand);
}

/** §8.3.12 Points now for a card that would have served on. */
function cashInWorth(outlook: Outlook): number {
  const step = outlook.view.agenda.at(-1);
  if (step?.type !== 'ability') return 0;
  const gain = amountOf(abilityFor(outlook, 'cash-in'), outlook.count);
  if (gain >= outlook.needed) return VICTORY;
  return gain + thinWorth(outlook, faceNamed(outlook.view, step.card));
}

/** §8.3.14 For nothing: the card that is least worth buying makes room. */
function refreshUse(outlook: Outlook, { card }: Use): number {
  if (card === undefined) return 0;
  const face = faceNamed(outlook.view, card);
  return refreshWorth(outlook, face) - Math.max(0, addWorth(outlook, face));
}
