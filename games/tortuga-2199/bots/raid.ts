import { at, type Seat } from '@haven/kit';
import {
  type Face,
  FROM_BANK,
  FROM_LOSER,
  INFLUENCE_TO_WIN,
  isAtStake,
  isWar,
  type SectorId,
  tileOf,
} from '@haven/tortuga-2199-rules';
import { addWorth } from './card-worth.ts';
import { distance } from './distances.ts';
import { chanceBelow, chancesOf, handOf, mightOf, standingMight } from './fight-odds.ts';
import { meansWith } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { planOf } from './plan.ts';
import type { PlanContext } from './plan-context.ts';
import { gainWorth, VICTORY } from './sector-actions.ts';

/** A fight that one could begin: whom to attack, with what, and what the whole turn is worth that way. */
export interface Raid {
  readonly defender: Seat;
  readonly place: number;
  /** Cards to be laid out, the strongest first. */
  readonly fighters: readonly Face[];
  readonly worth: number;
}

/** §3.14 The best fight within reach with the cards of this hand. */
export function bestRaid(context: PlanContext, hand: readonly Face[]): Raid | undefined {
  const { view, seat } = context.outlook;
  if (!isWar(view) || context.outlook.me.at === null) return undefined;
  return view.captains
    .flatMap((rival, defender) => {
      if (defender === seat || rival.at === null) return [];
      return raidOn(context, { defender, place: context.distances.ids.indexOf(rival.at) }, hand) ?? [];
    })
    .reduce<Raid | undefined>((best, raid) => (best && best.worth >= raid.worth ? best : raid), undefined);
}

interface Target {
  readonly defender: Seat;
  readonly place: number;
}

function raidOn(context: PlanContext, target: Target, hand: readonly Face[]): Raid | undefined {
  const party = partyFor(context, target, hand);
  if (party === undefined) return undefined;
  return bestStrength(context, target, { ...party, laidOut: 0 });
}

interface Party {
  /** The strongest first. */
  readonly fighters: readonly Face[];
  readonly others: readonly Face[];
  /** Manoeuvre that goes into the journey. */
  readonly journey: number;
}

/** The weakest cards pay for the journey, the others can fight. */
function partyFor({ outlook, distances }: PlanContext, { place }: Target, hand: readonly Face[]): Party | undefined {
  const here = outlook.me.at === null ? -1 : distances.ids.indexOf(outlook.me.at);
  const { jumps } = meansWith(
    outlook,
    here,
    hand.filter(({ manoeuvre }) => manoeuvre === 0),
  );
  const journey = Math.max(0, distance(distances, here, place) - (jumps[0] ?? 0));
  const strongest = strongestFirst(outlook, hand);
  let fare = journey - outlook.view.turn.manoeuvre;
  const fighters = [...strongest];
  while (fare > 0 && fighters.length > 0) fare -= fighters.pop()?.manoeuvre ?? 0;
  if (fare > 0 || fighters.length === 0) return undefined;
  return {
    fighters,
    others: hand.filter((face) => !strongest.includes(face)).concat(strongest.slice(fighters.length)),
    journey,
  };
}

export function strongestFirst({ count }: Outlook, hand: readonly Face[]): Face[] {
  const might = (face: Face) => mightOf(face, 'attack', count);
  return hand.filter(({ manoeuvre }) => manoeuvre > 0).sort((a, b) => might(b) - might(a));
}

/** How many cards to lay out: each makes victory likelier, and is missing for the rest of the turn. */
export function bestStrength(
  context: PlanContext,
  target: Target,
  party: Party & { readonly laidOut: number },
): Raid | undefined {
  const { view, count: has, seat } = context.outlook;
  const sector = at(context.distances.ids, target.place);
  const chances = chancesOf(handOf(view, target.defender, 'defence'));
  const lead = standingMight(view, seat, { side: 'attack', sector }) + party.laidOut;
  const wall = standingMight(view, target.defender, { side: 'defence', sector });
  let best: Raid | undefined;
  let might = lead - wall;
  for (let count = party.laidOut > 0 ? 0 : 1; count <= party.fighters.length; count += 1) {
    if (count > 0) might += mightOf(at(party.fighters, count - 1), 'attack', has);
    const chance = chanceBelow(chances, might);
    if (chance < HOPE && party.laidOut === 0) continue;
    const worth = raidWorth(context, target, { ...party, count, chance });
    if (best === undefined || worth > best.worth) best = { ...target, fighters: party.fighters.slice(0, count), worth };
  }
  return best;
}

/** Nobody attacks for less. */
const HOPE = 0.3;

interface Attempt extends Party {
  readonly count: number;
  readonly chance: number;
}

function raidWorth(
  context: PlanContext,
  target: Target,
  { fighters, others, journey, count, chance }: Attempt,
): number {
  const { outlook } = context;
  const spoils = spoilsOf(outlook, target.defender, at(context.distances.ids, target.place));
  const left = meansWith(outlook, target.place, [...others, ...fighters.slice(count)]);
  const rest = planOf(context, { ...left, manoeuvre: Math.max(0, left.manoeuvre - journey), jumps: [] }, GLANCE).worth;
  return chance * (spoils + Math.min(rest, VICTORY)) - (1 - chance) * lossOf(outlook, target.defender, fighters);
}

/** Many fights are compared: the rest of the turn after each gets a short look. */
const GLANCE = 60;

/** §4.12 Influence, §4.13 the sector, and a rival who has to begin anew. */
export function spoilsOf(outlook: Outlook, defender: Seat, sector: SectorId): number {
  const { view, needed } = outlook;
  const points = pointsWon(outlook, defender);
  const seized = isAtStake(view, { sector, defender });
  const won = points.gained + (seized ? tileOf(view, sector).control : 0) >= needed ? VICTORY : 0;
  const land = seized ? gainWorth(outlook, sector, defender) : 0;
  return won + points.gained + points.taken * at(outlook.grudges, defender) + land + outlook.weights.upset;
}

function pointsWon({ view, grudges }: Outlook, defender: Seat): { gained: number; taken: number } {
  const { scenario } = view.options;
  const bank = FROM_BANK[scenario];
  const taken = Math.min(FROM_LOSER[scenario], at(view.captains, defender).influence);
  if (scenario !== 'aggressive') return { gained: bank + taken, taken };
  return taken * (1 + at(grudges, defender)) > bank ? { gained: taken, taken } : { gained: bank, taken: 0 }; // §7.1.1
}

/** §4.10 A card, §4.12 a point, §4.11 and the rest of the turn without a place. */
export function lossOf(outlook: Outlook, defender: Seat, used: readonly Face[]): number {
  const { view, me, weights } = outlook;
  const cards = used.reduce((sum, face) => sum + Math.max(0, addWorth(outlook, face)), 0) / Math.max(1, used.length);
  if (view.options.scenario === 'aggressive') return cards + weights.beaten;
  const point = me.influence > 0 ? 1 + at(outlook.grudges, defender) : 0;
  const lost = point > 0 && at(view.captains, defender).total + 1 >= INFLUENCE_TO_WIN ? VICTORY : 0;
  return cards + weights.beaten + point + lost;
}

/** What a captain stands to lose who is beaten in defence. */
export function stakeOf(outlook: Outlook, attacker: Seat, sector: SectorId): number {
  const { view, me, seat } = outlook;
  const taken = Math.min(FROM_LOSER[view.options.scenario], me.influence);
  const land = view.sectors[sector]?.owner === seat ? 2 * tileOf(view, sector).control : 0;
  return 1 + taken + land + at(outlook.grudges, attacker);
}
