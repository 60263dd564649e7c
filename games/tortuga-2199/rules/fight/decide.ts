import type { Turn } from '../types.ts';
import { countFight, type Mights } from './count.ts';
import { fightOf } from './fight.ts';
import { loseCards } from './losses.ts';

/** §4.4 Both sides turn up their cards; §4.9 the higher total wins, the defender keeps a tie. */
export function decideFight(turn: Turn): void {
  const fight = fightOf(turn.state);
  turn.emit({ type: 'fightRevealed', attack: [...fight.attack], defence: [...fight.defence] });
  const { attack, defence, mights } = countFight(turn.state, fight);
  const wins = attack.total > defence.total;
  const winner = wins ? fight.attacker : fight.defender;
  turn.emit({ type: 'fightDecided', winner, attack, defence, ...consequencesOf(mights, wins ? 'attack' : 'defence') });
  loseCards(turn);
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
