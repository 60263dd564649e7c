import { at } from '@haven/kit';
import { seize } from '../actions/conquest.ts';
import { ask } from '../agenda.ts';
import { drawCards, kindsAmong, refillHand } from '../cards/piles.ts';
import { SECTOR } from '../components/sectors.ts';
import { gainInfluence, isOver, takeInfluence } from '../ending/influence.ts';
import type { CardId, Fight, Seat, State, Turn } from '../types.ts';
import { countFight, type Mights } from './count.ts';

/** §4.1 The fight interrupts the turn until it is fought out. */
export function attack(turn: Turn, seat: Seat, defender: Seat): void {
  const sector = at(turn.state.captains, seat).at;
  if (sector === null) throw new Error('a ship in the cargo bay attacks nobody');
  turn.emit({ type: 'attacked', seat, defender, sector });
  ask(turn, 'commit', seat); // §4.2
}

export function fightOf(state: State): Fight {
  if (state.fight === null) throw new Error('no fight is on');
  return state.fight;
}

function loserOf({ attacker, defender, winner }: Pick<Fight, 'attacker' | 'defender' | 'winner'>): Seat {
  return winner === attacker ? defender : attacker;
}

/** The loser's cards of this fight. */
export function lostBy(fight: Fight): readonly CardId[] {
  return fight.winner === fight.attacker ? fight.defence : fight.attack;
}

/** §4.4 Both sides turn up their cards; §4.9 the higher total wins, the defender keeps a tie. */
export function resolveFight(turn: Turn): void {
  const fight = fightOf(turn.state);
  turn.emit({ type: 'fightRevealed', attack: [...fight.attack], defence: [...fight.defence] });
  const { attack, defence, mights } = countFight(turn.state, fight);
  const wins = attack.total > defence.total;
  const winner = wins ? fight.attacker : fight.defender;
  turn.emit({ type: 'fightDecided', winner, attack, defence, ...consequencesOf(mights, wins ? 'attack' : 'defence') });
  loseCards(turn);
}

type Aftermath = Pick<Fight, 'saves' | 'spoils' | 'draws'>;

/** What few fights have is written down only where there is some of it. */
export function aftermathOf({ saves, spoils, draws }: Aftermath): Aftermath {
  return { ...(saves && { saves }), ...(spoils && { spoils }), ...(draws && { draws }) };
}

/** What the cards of both sides mean for the time after; what is nothing is not told. */
function consequencesOf(mights: Mights, winner: keyof Mights) {
  const won = mights[winner];
  const { saves } = mights[winner === 'attack' ? 'defence' : 'attack'];
  const { attack, defence } = mights;
  return {
    carnage: won.carnage,
    ...(saves > 0 && { saves }),
    ...(won.spoils > 0 && { spoils: won.spoils }),
    ...(attack.draws + defence.draws > 0 && { draws: [attack.draws, defence.draws] as const }),
  };
}

/** §4.10 One card, §8.3.22 more by carnage, §8.3.36 fewer if some are saved. */
function lossesOf({ carnage, saves = 0 }: Fight): number {
  return Math.max(0, 1 + carnage - saves);
}

/** §4.10 The loser destroys a random card of those used; §7.1.2 among aggressive pirates one of the own choice. */
function loseCards(turn: Turn): void {
  const fight = fightOf(turn.state);
  if (lossesOf(fight) === 0) return clearAway(turn);
  const chooses = turn.state.options.scenario === 'aggressive' && kindsAmong(turn.state, lostBy(fight)).length > 1;
  if (chooses) return ask(turn, 'sacrifice', loserOf(fight));
  loseRandomCards(turn, 1);
  loseMore(turn);
}

/** §8.3.22 Carnage destroys further random cards; then the fight is cleared away. */
export function loseMore(turn: Turn): void {
  loseRandomCards(turn, lossesOf(fightOf(turn.state)) - 1);
  clearAway(turn);
}

function loseRandomCards(turn: Turn, count: number): void {
  const fight = fightOf(turn.state);
  for (let lost = 0; lost < count; lost += 1) {
    const cards = lostBy(fight);
    if (cards.length === 0) return;
    loseCard(turn, at(cards, turn.rng.below(cards.length)));
  }
}

export function loseCard(turn: Turn, card: CardId): void {
  const seat = loserOf(fightOf(turn.state));
  turn.emit({ type: 'destroyed', seat, card, from: 'fight', manoeuvre: 0 });
}

/** §4.15 Used cards go to their owners' discard piles; §4.11 the loser's ship to the cargo bay. */
function clearAway(turn: Turn): void {
  const { state } = turn;
  turn.emit({ type: 'fightCardsDiscarded' });
  turn.emit({ type: 'shipRemoved', seat: loserOf(fightOf(state)) });
  if (choosesSpoils(state)) ask(turn, 'spoils', fightOf(state).attacker);
  else paySpoils(turn);
}

/** §7.1.1 There is a choice if the beaten defender has Influence to take. */
function choosesSpoils(state: State): boolean {
  const { attacker, defender, winner } = fightOf(state);
  return state.options.scenario === 'aggressive' && winner === attacker && at(state.captains, defender).influence > 0;
}

const BANK = { standard: 1, aggressive: 3, peaceful: 1 } as const;

/** §4.12 The winner takes a point of the loser; a winning attacker is paid one by the bank too. */
function paySpoils(turn: Turn): void {
  const { attacker, winner } = fightOf(turn.state);
  const { scenario } = turn.state.options;
  if (winner === attacker) gainInfluence(turn, attacker, { source: 'fights', points: BANK[scenario] });
  if (!isOver(turn.state) && scenario !== 'aggressive') takeFromLoser(turn, 1); // §7.1.3
  endFight(turn);
}

/** §7.1.1 */
export function payChosenSpoils(turn: Turn, choice: 'takeInfluence' | 'takeFromBank'): void {
  if (choice === 'takeInfluence') takeFromLoser(turn, 2);
  else gainInfluence(turn, fightOf(turn.state).attacker, { source: 'fights', points: BANK.aggressive });
  endFight(turn);
}

function takeFromLoser(turn: Turn, most: number): void {
  const fight = fightOf(turn.state);
  takeInfluence(turn, fight.winner ?? fight.attacker, { from: loserOf(fight), most });
}

/** §4.13 the sector of a beaten controller changes hands, §4.14 the defender refills, and the turn goes on. */
function endFight(turn: Turn): void {
  const { state } = turn;
  const { attacker, defender, sector, winner, spoils = 0 } = fightOf(state);
  if (isOver(state)) return;
  gainInfluence(turn, winner ?? attacker, { source: 'fights', points: spoils }); // §8.3.35
  if (isOver(state)) return;
  const taken = winner === attacker && state.sectors[sector]?.owner === defender && SECTOR[sector].kind !== 'tortuga';
  if (taken) seize(turn, attacker, { sector, from: defender });
  if (isOver(state)) return;
  refillHand(turn, defender);
  drawMore(turn);
  turn.emit({ type: 'fightEnded' });
}

/** §8.3.37 The attacker first. */
function drawMore(turn: Turn): void {
  const { attacker, defender, draws = [0, 0] } = fightOf(turn.state);
  drawCards(turn, attacker, draws[0]);
  drawCards(turn, defender, draws[1]);
}
