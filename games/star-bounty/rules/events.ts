import { at } from '@haven/kit';
import { type Bounty, PART, type Part } from './components/cards.ts';
import { BACK_ROOM_PRICE, FIT_PRICE, HEART_PRICE, REPAIR_PRICE } from './components/prices.ts';
import { FORMATIONS } from './components/sectors.ts';
import { healthOf } from './enemies/enemies.ts';
import type { Event, LedgerLine, State } from './types.ts';

/** The only writer of state: records one fact, decides nothing. */
export function apply(state: State, event: Event): void {
  switch (event.type) {
    case 'stepBegan':
      state.agenda.push(event.step);
      break;
    case 'stepEnded':
      state.agenda.pop();
      break;
    case 'sectorEntered':
      dealSector(state, event.sector);
      break;
    case 'rowRevealed':
      at(state.rows, 0).faceUp = true;
      break;
    case 'engaged':
      state.battle = { enemy: event.enemy, health: healthOf(event.enemy), roll: null, boost: 0 };
      break;
    case 'partImprovised':
      battle(state).boost += PART[event.part].value;
      take(state.hand, event.part);
      state.salvage.push(event.part); // §4.11
      break;
    case 'droneAssigned':
      state.drones.ready -= 1;
      state.drones.assigned.push(event.system);
      break;
    case 'fired':
      battle(state).roll = { dice: event.dice, heads: false };
      break;
    case 'enemyHit':
      endShot(state);
      battle(state).health = event.health;
      break;
    case 'enemyCaptured':
      collect(state, event.enemy, 'alive');
      break;
    case 'enemyDestroyed':
      collect(state, event.enemy, 'dead');
      break;
    case 'dronesWrecked':
      state.drones.wrecked += state.drones.assigned.length;
      state.drones.assigned = [];
      break;
    case 'braced':
      battle(state).roll = { dice: event.dice, heads: event.heads };
      break;
    case 'shotAbsorbed':
      battle(state).roll = null;
      break;
    case 'shipHit':
      battle(state).roll = null;
      state.life = event.life;
      break;
    case 'shipDestroyed':
      state.life = 0;
      break;
    case 'braceEnded':
      endShot(state);
      break;
    case 'fled':
      state.battle = null;
      discardBounty(state, event.prisoner);
      break;
    case 'sectorCleared':
      break;
    case 'partsShelved':
      state.shopPile.length -= event.parts.length;
      state.shelf.push(...event.parts);
      break;
    case 'salvageShuffled':
      state.shopPile = [...event.pile];
      state.salvage = [];
      break;
    case 'sold':
      discardBounty(state, event.card);
      enter(state, 'bounties', event.pay);
      enter(state, 'captures', event.alive);
      enter(state, 'sectors', event.far);
      break;
    case 'healed':
      state.life += event.hearts;
      enter(state, 'healing', -event.hearts * HEART_PRICE);
      break;
    case 'bought':
      take(state.shelf, event.part);
      state.hand.push(event.part);
      enter(state, 'parts', -event.price);
      break;
    case 'fitted':
      take(state.hand, event.part);
      state.systems[PART[event.part].system] = PART[event.part].value;
      enter(state, 'fitting', -FIT_PRICE);
      break;
    case 'dropped':
      take(state.hand, event.part);
      state.salvage.push(event.part);
      break;
    case 'backRoomOpened':
      enter(state, 'backRoom', -BACK_ROOM_PRICE);
      break;
    case 'droneRepaired':
      state.drones.wrecked -= 1;
      state.drones.ready += 1;
      enter(state, 'repairs', -REPAIR_PRICE);
      break;
    case 'enterpriseLeft':
      state.salvage.push(...state.shelf);
      state.shelf = [];
      break;
    case 'runEnded':
      state.agenda.length = 0;
      state.verdict = event.verdict;
      break;
    default:
      event satisfies never;
  }
}

/** The next bounties of the pile, in the rows of the table's formation. */
function dealSector(state: State, sector: number): void {
  state.sector = sector;
  state.rows = at(FORMATIONS[state.options.formation], sector - 1).map((size) => ({
    faceUp: false,
    enemies: state.bountyPile.splice(-size).reverse(),
  }));
}

function battle(state: State) {
  if (state.battle === null) throw new Error('no battle is on');
  return state.battle;
}

/** §4.9 What was improvised is gone after your shot; §4.10 in your defence it lasted for the whole phase. */
function endShot(state: State): void {
  battle(state).roll = null;
  battle(state).boost = 0;
}

function collect(state: State, enemy: Bounty, fate: 'alive' | 'dead'): void {
  const front = at(state.rows, 0);
  take(front.enemies, enemy);
  if (front.enemies.length === 0) state.rows.shift();
  state.collection.push({ card: enemy, alive: fate === 'alive', sector: state.sector });
  state.battle = null;
}

function discardBounty(state: State, card: Bounty): void {
  const index = state.collection.findIndex((taken) => taken.card === card);
  state.collection.splice(index, 1);
  state.discard.push(card);
}

function take<Card extends Bounty | Part>(cards: Card[], card: Card): void {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`${card} is not there`);
  cards.splice(index, 1);
}

function enter(state: State, line: LedgerLine, credits: number): void {
  state.credits += credits;
  state.ledger[line] += credits;
}
