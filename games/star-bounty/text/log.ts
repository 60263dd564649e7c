import {
  BACK_ROOM_PRICE,
  bountiesIn,
  type Event,
  FULL_POWER,
  incomingDamage,
  isDouble,
  REPAIR_PRICE,
} from '@haven/star-bounty-rules';
import type { Told } from './catalogue.ts';
import { type Line, line } from './line.ts';
import { faceOf, menaceOf } from './moves.ts';

/** What an event tells the player; agenda entries tell nothing. */
export function logLine(event: Event): Line | undefined {
  return event.type === 'stepBegan' || event.type === 'stepEnded' ? undefined : told(event);
}

function told(event: Told): Line {
  switch (event.type) {
    case 'sectorEntered':
      return line('log.sectorEntered', { sector: event.sector, count: bountiesIn(event.sector) });
    case 'rowRevealed':
      return line('log.rowRevealed', { enemies: { cards: event.enemies } });
    case 'engaged':
      return line('log.engaged', menaceOf(event.enemy));
    case 'partImprovised':
    case 'fitted':
    case 'dropped':
      return line(`log.${event.type}`, faceOf(event.part));
    case 'droneAssigned':
      return line('log.droneAssigned', { system: { system: event.system }, full: FULL_POWER });
    case 'fired':
      return line('log.fired', diceOf(event));
    case 'enemyHit':
      return line('log.enemyHit', { enemy: { card: event.enemy }, damage: event.damage, health: event.health });
    case 'enemyCaptured':
    case 'enemyDestroyed':
      return line(`log.${event.type}`, { enemy: { card: event.enemy }, damage: event.damage });
    case 'dronesWrecked':
      return line('log.dronesWrecked', { count: event.count });
    case 'braced':
      return line('log.braced', { ...diceOf(event), ...coinOf(event) });
    case 'shotAbsorbed':
    case 'shipDestroyed':
      return line(`log.${event.type}`, { damage: event.damage });
    case 'shipHit':
      return line('log.shipHit', { damage: event.damage, life: event.life });
    case 'braceEnded':
    case 'enterpriseLeft':
      return line(`log.${event.type}`);
    case 'fled':
      return line('log.fled', { prisoner: { card: event.prisoner } });
    case 'sectorCleared':
      return line('log.sectorCleared', { sector: event.sector });
    case 'partsShelved':
      return line('log.partsShelved', { parts: { cards: event.parts } });
    case 'salvageShuffled':
      return line('log.salvageShuffled', { count: event.count });
    case 'sold':
      return line('log.sold', saleOf(event));
    case 'healed':
      return line('log.healed', { hearts: event.hearts });
    case 'bought':
      return line('log.bought', { part: { card: event.part }, price: event.price });
    case 'backRoomOpened':
      return line('log.backRoomOpened', { price: BACK_ROOM_PRICE });
    case 'droneRepaired':
      return line('log.droneRepaired', { price: REPAIR_PRICE });
    case 'runEnded':
      return line('log.runEnded', { verdict: { lines: [line(`verdicts.${event.verdict}`)] } });
    default:
      return event satisfies never;
  }
}

function diceOf({ dice }: Extract<Told, { type: 'fired' | 'braced' }>) {
  const [first, second] = dice;
  return { first, second, double: isDouble({ dice }) ? 'yes' : 'no' };
}

function coinOf({ dice, heads }: Extract<Told, { type: 'braced' }>) {
  return { coin: heads ? 'heads' : 'tails', damage: incomingDamage({ dice, heads }) };
}

function saleOf({ card, pay, alive, far }: Extract<Told, { type: 'sold' }>) {
  return { card: { card }, total: pay + alive + far, extra: alive + far > 0 ? 'yes' : 'no', pay, alive, far };
}
