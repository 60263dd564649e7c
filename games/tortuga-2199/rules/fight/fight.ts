import type { CardId, Fight, Seat, State } from '../types.ts';

export function fightOf(state: State): Fight {
  if (state.fight === null) throw new Error('no fight is on');
  return state.fight;
}

export function loserOf({ attacker, defender, winner }: Pick<Fight, 'attacker' | 'defender' | 'winner'>): Seat {
  return winner === attacker ? defender : attacker;
}

/** The loser's cards of this fight. */
export function lostBy(fight: Fight): readonly CardId[] {
  return fight.winner === fight.attacker ? fight.defence : fight.attack;
}

type Aftermath = Pick<Fight, 'saves' | 'spoils' | 'draws'>;

/** What few fights have is written down only where there is some of it. */
export function aftermathOf({ saves, spoils, draws }: Aftermath): Aftermath {
  return { ...(saves && { saves }), ...(spoils && { spoils }), ...(draws && { draws }) };
}
