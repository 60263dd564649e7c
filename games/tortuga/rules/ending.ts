import { CHESTS_TO_END } from './components/board.ts';
import type { Player, State } from './types.ts';

/** §7.1 How many chests in Tortuga end the game; §8.1 more in the longer one. */
export function chestsToEnd({ options }: Pick<State, 'options'>): number {
  return options.long ? CHESTS_TO_END.long : CHESTS_TO_END.short;
}

interface Voyage extends Pick<State, 'options'> {
  readonly players: readonly Pick<Player, 'tortuga'>[];
}

/** §7.1 Somebody has enough of them. */
export function isDecided(voyage: Voyage): boolean {
  const enough = chestsToEnd(voyage);
  return voyage.players.some(({ tortuga }) => tortuga.length >= enough);
}
