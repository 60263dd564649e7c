import {
  BACK_ROOM_PRICE,
  BOUNTY,
  type Bounty,
  battleOf,
  creditsFor,
  FIT_PRICE,
  FULL_POWER,
  HEART_PRICE,
  healthOf,
  type Move,
  PART,
  type Part,
  powerOf,
  priceOf,
  REPAIR_PRICE,
  takenIn,
  type View,
} from '@haven/star-bounty-rules';
import { impactIn, shotIn } from './figures.ts';
import { type Line, line } from './line.ts';

/** The label of a move's button, with what it costs or brings. */
export function moveLine(move: Move, view: View): Line {
  switch (move.type) {
    case 'engage':
      return line('moves.engage', menaceOf(move.enemy));
    case 'flee':
      return line('moves.flee', { prisoner: { card: move.prisoner }, worth: worthOf(view, move.prisoner) });
    case 'fire':
    case 'brace':
      return line(`moves.${move.type}`);
    case 'strike':
      return line('moves.strike', shotIn(view));
    case 'endure':
      return line('moves.endure', impactIn(view));
    case 'improvise':
      return line('moves.improvise', faceOf(move.part));
    case 'drone':
      return line('moves.drone', {
        system: { system: move.system },
        power: powerOf(view, move.system),
        full: FULL_POWER,
      });
    case 'reengage':
      return line('moves.reengage', { enemy: { card: battleOf(view).enemy }, health: battleOf(view).health });
    case 'sell':
      return line('moves.sell', {
        card: { card: move.card },
        total: worthOf(view, move.card),
        alive: takenIn(view, move.card)?.alive ? 'yes' : 'no',
      });
    case 'heal':
      return line('moves.heal', {
        hearts: move.hearts,
        price: move.hearts * HEART_PRICE,
        before: view.life,
        life: view.life + move.hearts,
      });
    case 'buy':
      return line('moves.buy', { part: { card: move.part }, price: priceOf(move.part) });
    case 'buyFit':
      return line('moves.buyFit', { ...fittingOf(view, move.part), price: priceOf(move.part) + FIT_PRICE });
    case 'fit':
      return line('moves.fit', { ...fittingOf(view, move.part), price: FIT_PRICE });
    case 'drop':
      return line('moves.drop', { part: { card: move.part } });
    case 'backRoom':
      return line('moves.backRoom', { price: BACK_ROOM_PRICE });
    case 'repair':
      return line('moves.repair', { price: REPAIR_PRICE });
    case 'leave':
      return line(
        'moves.leave',
        view.rows.length > 0 ? { way: 'back', sector: view.sector } : { way: 'on', sector: view.sector + 1 },
      );
    default:
      return move satisfies never;
  }
}

/** How strong an enemy is, and what it does to the ship. */
export function menaceOf(enemy: Bounty) {
  const { disables } = BOUNTY[enemy];
  const threat = { enemy: { card: enemy }, health: healthOf(enemy) };
  return disables ? { ...threat, effect: 'system', system: { system: disables } } : { ...threat, effect: 'hearts' };
}

export function faceOf(part: Part) {
  const { value, system } = PART[part];
  return { part: { card: part }, value, system: { system } };
}

/** What a part makes of its system, and what that is without it. */
function fittingOf(view: View, part: Part) {
  return { ...faceOf(part), power: view.systems[PART[part].system] };
}

/** What a bounty on board would pay. */
function worthOf(view: View, card: Bounty): number {
  const taken = takenIn(view, card);
  return taken ? creditsFor(taken) : 0;
}
