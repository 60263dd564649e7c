import {
  BOUNTY,
  creditsFor,
  FULL_LIFE,
  HAND_LIMIT,
  hasDrone,
  healthOf,
  isDisabled,
  LAST_SECTOR,
  powerOf,
  priceOf,
  SYSTEMS,
  type System,
  type Taken,
  type View,
} from '@haven/star-bounty-rules';
import { type Line, line } from './line.ts';

/** The position in words: the ship first, then what lies around it. */
export function statusLines(view: View): Line[] {
  return [...shipLines(view), ...tradeLines(view), ...rowLines(view), ...battleLines(view)];
}

function shipLines(view: View): Line[] {
  const { ready, assigned, wrecked } = view.drones;
  return [
    line('status.sector', { sector: view.sector, last: LAST_SECTOR }),
    line('status.life', { life: view.life, full: FULL_LIFE }),
    line('status.systems', { systems: { row: SYSTEMS.map((system) => systemLine(view, system)) } }),
    line('status.drones', { ready, assigned: assigned.length, wrecked }),
    line('status.hand', { count: view.hand.length, limit: HAND_LIMIT, parts: { cards: view.hand } }),
    line('status.credits', { credits: view.credits }),
  ];
}

function systemLine(view: View, system: System): Line {
  const state = isDisabled(view, system) ? 'off' : hasDrone(view, system) ? 'drone' : 'normal';
  return line('status.system', { system: { system }, power: powerOf(view, system), state });
}

function tradeLines(view: View): Line[] {
  const offers = view.shelf.map((part) => line('status.offer', { part: { card: part }, price: priceOf(part) }));
  return [
    ...(view.collection.length > 0
      ? [line('status.collection', { taken: { row: view.collection.map(takenLine) } })]
      : []),
    ...(offers.length > 0 ? [line('status.shelf', { offers: { row: offers } })] : []),
    line('status.piles', { bounties: view.bountyPile, shop: view.shopPile, salvage: view.salvage.length }),
  ];
}

function takenLine(taken: Taken): Line {
  return line('status.taken', {
    card: { card: taken.card },
    alive: taken.alive ? 'yes' : isQueen(taken) ? 'noQueen' : 'no',
    worth: creditsFor(taken),
  });
}

/** Some languages tell a dead queen from a dead king. */
function isQueen({ card }: Taken): boolean {
  return BOUNTY[card].rank === 'Q';
}

function rowLines(view: View): Line[] {
  return view.rows.map((enemies, index) => {
    const faceUp = enemies.filter((enemy) => enemy !== null);
    const hidden = line('status.hidden', { count: enemies.length });
    return line('status.row', { row: index + 1, enemies: faceUp.length > 0 ? { cards: faceUp } : { lines: [hidden] } });
  });
}

function battleLines({ battle }: View): Line[] {
  if (battle === null) return [];
  const { enemy, health } = battle;
  return [line('status.battle', { enemy: { card: enemy }, health, full: healthOf(enemy) })];
}
