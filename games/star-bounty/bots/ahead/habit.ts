import { at, currentStep } from '@haven/kit';
import { type Move, mayFlee, moves, prisonersOf, type State } from '@haven/star-bounty-rules';
import { flightTicket } from '../odds/worth.ts';
import { aim, costOfFacing, parry, prefersFlight } from './battle.ts';
import { deal } from './deals.ts';
import type { Mind, Minds } from './habits.ts';

/** What a captain in haste does next. */
export function habit(state: State, minds: Minds): Move {
  const mind = mindIn(state, minds);
  const step = currentStep(state);
  switch (step?.type) {
    case 'engage':
      return chooseEnemy(state, mind);
    case 'fire':
      return moves.fire;
    case 'volley':
      return aim(state, mind);
    case 'brace':
      return moves.brace;
    case 'impact':
      return parry(state, mind);
    case 'reengage':
      return prefersFlight(state, mind) ? flight(state) : moves.reengage;
    case 'enterprise':
      return deal(state, minds.usual);
    case undefined:
      throw new Error('the run is over');
    default:
      return step satisfies never;
  }
}

/** The last battle of all is another matter. */
function mindIn({ rows, bountyPile }: State, { usual, last }: Minds): Mind {
  return rows.length === 1 && rows[0]?.enemies.length === 1 && bountyPile.length === 0 ? last : usual;
}

/** §2.4 The enemy to be feared least: a prisoner helps against the others. Or flight from all of them. */
function chooseEnemy(state: State, mind: Mind): Move {
  const { enemies } = at(state.rows, 0);
  let weakest = at(enemies, 0);
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) {
    const cost = costOfFacing(state, mind, enemy);
    if (cost >= least) continue;
    least = cost;
    weakest = enemy;
  }
  const isFleeing = least > mind.habits.flightFirst && mayFlee(currentStep(state)) && prisonersOf(state).length > 0;
  return isFleeing ? flight(state) : moves.engage[weakest];
}

function flight(state: State): Move {
  const ticket = flightTicket(state);
  if (ticket === undefined) throw new Error('nobody flees without a prisoner');
  return moves.flee[ticket.card];
}
