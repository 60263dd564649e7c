import {
  BACK_ROOM_PRICE,
  battleOf,
  CRITICAL,
  creditsFor,
  damageThrough,
  defenceOf,
  FIT_PRICE,
  FULL_POWER,
  fateOf,
  HEART_PRICE,
  type Move,
  PART,
  powerOf,
  priceOf,
  REPAIR_PRICE,
  type System,
  shotDamage,
  takenIn,
  type View,
} from '@haven/star-bounty-rules';
import { impactIn, shotIn } from './figures.ts';
import { type Line, line } from './line.ts';

/** What speaks for a move by the rules, in the figures of this position. */
export function groundLine(move: Move, view: View): Line | undefined {
  switch (move.type) {
    case 'engage':
      return line('grounds.prey', { dead: payFor(view, move.enemy, false), alive: payFor(view, move.enemy, true) });
    case 'flee':
      return line('grounds.flight', { life: view.life });
    case 'fire':
      return line('grounds.fire', { health: battleOf(view).health });
    case 'brace':
      return line('grounds.brace', { defence: defenceOf(view) });
    case 'strike':
      return strikeGround(view);
    case 'endure':
      return enduredGround(view);
    case 'improvise':
      return boostGround(view, PART[move.part].system, PART[move.part].value);
    case 'drone':
      return boostGround(view, move.system, FULL_POWER - powerOf(view, move.system));
    case 'reengage':
      return line('grounds.again', { life: view.life });
    default:
      return dealGround(move, view);
  }
}

type Deal = Exclude<
  Move,
  { type: 'engage' | 'flee' | 'fire' | 'brace' | 'strike' | 'endure' | 'improvise' | 'drone' | 'reengage' }
>;

function dealGround(deal: Deal, view: View): Line {
  const { credits, hand, life } = view;
  switch (deal.type) {
    case 'sell':
      return soldGround(deal, view);
    case 'heal':
      return line('grounds.healed', {
        critical: life <= CRITICAL ? 'yes' : 'no',
        credits: credits - deal.hearts * HEART_PRICE,
      });
    case 'buy':
      return line('grounds.bought', { parts: hand.length + 1, credits: credits - priceOf(deal.part) });
    case 'buyFit':
      return line('grounds.fitted', { credits: credits - priceOf(deal.part) - FIT_PRICE });
    case 'fit':
      return line('grounds.fitted', { credits: credits - FIT_PRICE });
    case 'drop':
      return line('grounds.dropped', { parts: hand.length - 1 });
    case 'backRoom':
      return line('grounds.searched', { credits: credits - BACK_ROOM_PRICE });
    case 'repair':
      return line('grounds.repaired', { credits: credits - REPAIR_PRICE });
    case 'leave':
      return line('grounds.left', { life, credits });
    default:
      return deal satisfies never;
  }
}

function soldGround({ card }: Extract<Move, { type: 'sell' }>, view: View): Line {
  const taken = takenIn(view, card);
  return line('grounds.sold', {
    credits: view.credits + (taken ? creditsFor(taken) : 0),
    alive: taken?.alive ? 'yes' : 'no',
  });
}

/** §6.2 to §6.4 */
function payFor({ sector }: View, card: Parameters<typeof creditsFor>[0]['card'], alive: boolean): number {
  return creditsFor({ card, alive, sector });
}

/** §5.5 */
function enduredGround(view: View): Line {
  const { through, left } = impactIn(view);
  return line('grounds.endured', { through, before: view.life, left });
}

/** §3.4, §3.5 */
function strikeGround(view: View): Line {
  const { fate } = shotIn(view);
  const credits = payFor(view, battleOf(view).enemy, fate === 'capture');
  return line('grounds.shot', { fate, credits, parts: view.hand.length });
}

/** §4.4, §4.8 What more power does to the shot that lies there; before the roll, to the system. */
function boostGround(view: View, system: System, more: number): Line {
  const type = view.step?.type;
  if (type === 'volley' && system === 'ballistics') return shotGround(view, more);
  if (type === 'impact' && system !== 'ballistics') {
    const before = damageThrough(view);
    return line('grounds.shielded', { before, through: Math.max(0, rawThrough(view) - more) });
  }
  return line('grounds.readied', { system: { system }, power: powerOf(view, system) + more });
}

function shotGround(view: View, more: number): Line {
  const { health } = battleOf(view);
  const damage = shotDamage(view) + more;
  return line('grounds.boosted', { damage, health, fate: fateOf(health, damage) });
}

/** Below nothing if more is stopped than comes. */
function rawThrough(view: View): number {
  return impactIn(view).incoming - defenceOf(view);
}
