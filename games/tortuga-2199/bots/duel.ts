import { at } from '@haven/kit';
import {
  type CountBy,
  type Face,
  FROM_BANK,
  FROM_LOSER,
  faceNamed,
  type Move,
  type SeenFight,
} from '@haven/tortuga-2199-rules';
import { addWorth } from './card-worth.ts';
import { chanceBelow, chancesOf, laidOutBy, mightOf, standingMight } from './fight-odds.ts';
import { facesIn, meansWith } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { planContextOf } from './plan-context.ts';
import { playWorth } from './play-worth.ts';
import { bestStrength, stakeOf, strongestFirst } from './raid.ts';

/** §4.2 The next card to lay out, or none. */
export function chooseAttack(outlook: Outlook, moves: readonly Move[]): Move | undefined {
  const { view, own, count } = outlook;
  const { fight } = view;
  if (fight === null) return undefined;
  const hand = facesIn(view, own.hand);
  const fighters = strongestFirst(outlook, hand);
  const context = planContextOf(outlook, meansWith(outlook, undefined, hand).crypto);
  const laidOut = mightsOf(facesIn(view, fight.attack ?? []), 'attack', count);
  const others = hand.filter((face) => !fighters.includes(face));
  const target = { defender: fight.defender, place: context.distances.ids.indexOf(fight.sector) };
  const raid = bestStrength(context, target, { fighters, others, journey: 0, laidOut });
  return layOut(moves, raid?.fighters[0]);
}

function mightsOf(faces: readonly Face[], side: 'attack' | 'defence', count: CountBy): number {
  return faces.reduce((sum, face) => sum + mightOf(face, side, count), 0);
}

function layOut(moves: readonly Move[], face: Face | undefined): Move | undefined {
  const card = moves.find((move) => move.type === 'commit' && move.card === face?.id);
  return card ?? moves.find(({ type }) => type === 'ready');
}

/** §4.3 The next card to defend with, or none: enough to win, and nothing thrown after a lost cause. */
export function chooseDefence(outlook: Outlook, moves: readonly Move[]): Move | undefined {
  const { view, own, count } = outlook;
  const { fight } = view;
  if (fight === null) return undefined;
  const might = (face: Face) => mightOf(face, 'defence', count);
  const used = facesIn(view, fight.defence ?? []);
  const reserves = facesIn(view, own.hand)
    .filter(({ manoeuvre }) => manoeuvre > 0)
    .sort((a, b) => might(b) - might(a));
  const worthOf = defenceJudge(outlook, fight);
  const counts = reserves.map((_, index) => index + 1);
  const best = counts.reduce(
    (most, size) => {
      const worth = worthOf([...used, ...reserves.slice(0, size)]);
      return worth > most.worth ? { count: size, worth } : most;
    },
    { count: 0, worth: worthOf(used) },
  );
  return layOut(moves, best.count === 0 ? undefined : reserves[0]);
}

/** What it is worth to stand with these cards. */
function defenceJudge(outlook: Outlook, { attacker, sector, counts }: SeenFight): (cards: readonly Face[]) => number {
  const { view, seat, count } = outlook;
  const chances = chancesOf(laidOutBy(view, attacker, { side: 'attack', count: counts[0] }));
  const lead = standingMight(view, seat, { side: 'defence', sector });
  const theirs = standingMight(view, attacker, { side: 'attack', sector });
  const stake = stakeOf(outlook, attacker, sector);
  return (cards) => {
    const wins = chanceBelow(chances, lead - theirs + mightsOf(cards, 'defence', count) + 1); // §4.9
    return wins * stake - (1 - wins) * meanLoss(outlook, cards) - spentBy(outlook, cards);
  };
}

/** §4.10 */
function meanLoss(outlook: Outlook, cards: readonly Face[]): number {
  const sum = cards.reduce((total, face) => total + Math.max(0, addWorth(outlook, face)), 0);
  return sum / Math.max(1, cards.length);
}

/** §4.14 Cards used are missing in the next turn; average ones take their places. */
function spentBy(outlook: Outlook, cards: readonly Face[]): number {
  return cards.reduce((sum, face) => sum + Math.max(0, playWorth(outlook, face) - outlook.mean), 0);
}

/** §7.1.2 The card that is missed least. */
export function chooseSacrifice(outlook: Outlook, moves: readonly Move[]): Move | undefined {
  const worth = (move: Move) =>
    move.type === 'sacrifice' ? addWorth(outlook, faceNamed(outlook.view, move.card)) : Number.POSITIVE_INFINITY;
  return moves.reduce((least, each) => (worth(each) < worth(least) ? each : least));
}

/** §7.1.1 Of the bank, unless it hurts the rival enough to pay. */
export function chooseSpoils({ view, grudges, needed }: Outlook, moves: readonly Move[]): Move | undefined {
  const defender = view.fight?.defender ?? 0;
  const taken = Math.min(FROM_LOSER.aggressive, at(view.captains, defender).influence);
  const bank = FROM_BANK.aggressive;
  const takes = taken >= needed || (needed > bank && taken * (1 + at(grudges, defender)) > bank);
  return moves.find(({ type }) => type === (takes ? 'takeInfluence' : 'takeFromBank'));
}
