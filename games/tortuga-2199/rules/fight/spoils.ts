import { at } from '@haven/kit';
import { seize } from '../actions/conquest.ts';
import { ask, endStep } from '../agenda.ts';
import { drawCards, refillHand } from '../cards/piles.ts';
import { SECTOR } from '../components/sectors.ts';
import { gainInfluence, isOver, takeInfluence } from '../ending/influence.ts';
import * as moves from '../moves.ts';
import type { Holdings } from '../sectors/control.ts';
import type { Act, Fight, Options, State, Turn } from '../types.ts';
import { fightOf, loserOf } from './fight.ts';

/** §4.15 Used cards go to their owners' discard piles; §4.11 the loser's ship to the cargo bay. */
export function clearAway(turn: Turn): void {
  const { state } = turn;
  turn.emit({ type: 'fightCardsDiscarded' });
  turn.emit({ type: 'shipRemoved', seat: loserOf(fightOf(state)) });
  if (choosesSpoils(state)) ask(turn, 'spoils', fightOf(state).attacker);
  else paySpoils(turn);
}

/** §4.12, §7.1.3 Whether victory pays: among aggressive pirates an attacker's alone. */
export function paysVictory({ scenario }: Options, { attacker, winner }: Pick<Fight, 'attacker' | 'winner'>): boolean {
  return scenario !== 'aggressive' || winner === attacker;
}

/** §7.1.1 There is a choice if the beaten defender has Influence to take. */
function choosesSpoils(state: State): boolean {
  const fight = fightOf(state);
  const { options, captains } = state;
  return options.scenario === 'aggressive' && paysVictory(options, fight) && at(captains, fight.defender).influence > 0;
}

/** §4.12, §7.1.1 What a winning attacker gets of the bank. */
export const FROM_BANK = { standard: 1, aggressive: 3, peaceful: 1 } as const;

/** §4.12, §7.1.1 How many tokens of the loser a winner takes at most. */
export const FROM_LOSER = { standard: 1, aggressive: 2, peaceful: 1 } as const;

/** §4.12 The winner takes a point of the loser; a winning attacker is paid one by the bank too. */
function paySpoils(turn: Turn): void {
  const { attacker, winner } = fightOf(turn.state);
  const { scenario } = turn.state.options;
  if (winner === attacker) gainInfluence(turn, attacker, { source: 'fights', points: FROM_BANK[scenario] });
  if (!isOver(turn.state) && scenario !== 'aggressive') takeFromLoser(turn); // §7.1.3
  endFight(turn);
}

/** §7.1.1 A winning attacker takes points of the loser. */
export const takeInfluenceTokens: Act<'takeInfluence', 'spoils'> = {
  offer: () => [moves.takeInfluence],
  play: (turn) => {
    endStep(turn);
    takeFromLoser(turn);
    endFight(turn);
  },
};

/** §7.1.1 Or points of the bank instead. */
export const takeFromBank: Act<'takeFromBank', 'spoils'> = {
  offer: () => [moves.takeFromBank],
  play: (turn) => {
    endStep(turn);
    gainInfluence(turn, turn.seat, { source: 'fights', points: FROM_BANK.aggressive });
    endFight(turn);
  },
};

function takeFromLoser(turn: Turn): void {
  const fight = fightOf(turn.state);
  const most = FROM_LOSER[turn.state.options.scenario];
  takeInfluence(turn, fight.winner ?? fight.attacker, { from: loserOf(fight), most });
}

/** §4.13 the sector of a beaten controller changes hands, §4.14 the defender refills, and the turn goes on. */
function endFight(turn: Turn): void {
  const { state } = turn;
  const { attacker, defender, sector, winner, spoils = 0 } = fightOf(state);
  if (isOver(state)) return;
  gainInfluence(turn, winner ?? attacker, { source: 'fights', points: spoils }); // §8.3.35
  if (isOver(state)) return;
  if (winner === attacker && isAtStake(state, { sector, defender })) seize(turn, attacker, { sector, from: defender });
  if (isOver(state)) return;
  refillHand(turn, defender);
  drawMore(turn);
  turn.emit({ type: 'fightEnded' });
}

/** §4.13 The defender loses the sector with the fight; Tortuga falls to conquerors alone. */
export function isAtStake({ sectors }: Holdings, { sector, defender }: Pick<Fight, 'sector' | 'defender'>): boolean {
  return sectors[sector]?.owner === defender && SECTOR[sector].kind !== 'tortuga';
}

/** §8.3.37 The attacker first. */
function drawMore(turn: Turn): void {
  const { attacker, defender, draws = [0, 0] } = fightOf(turn.state);
  drawCards(turn, attacker, draws[0]);
  drawCards(turn, defender, draws[1]);
}
