import { at } from '@haven/kit';
import { ask } from '../agenda.ts';
import { LAST_SECTOR } from '../components/sectors.ts';
import { verdictOf } from '../ending/scoring.ts';
import { prisonersOf } from '../enemies/enemies.ts';
import { sellEverything } from '../enterprise/sale.ts';
import { enterEnterprise } from '../enterprise/visit.ts';
import type { Turn } from '../types.ts';

/** §2.1 The sector's bounties are dealt face down in rows (§2.2), then the front row is turned up. */
export function enterSector(turn: Turn, sector: number): void {
  turn.emit({ type: 'sectorEntered', sector });
  revealFrontRow(turn);
  ask(turn, 'engage');
}

/** §2.3 A row stays face down until the one before it is empty. */
function revealFrontRow(turn: Turn): void {
  const front = at(turn.state.rows, 0);
  if (!front.faceUp) turn.emit({ type: 'rowRevealed', enemies: [...front.enemies] });
}

/** §5.3 After a victory: the next enemy (§5.10: or flight), or the cleared sector. */
export function moveOn(turn: Turn): void {
  if (turn.state.rows.length === 0) return clearSector(turn);
  revealFrontRow(turn);
  ask(turn, prisonersOf(turn.state).length > 0 ? 'engageOrFlee' : 'engage');
}

/** §6.1 A cleared sector leads to the Galactic Enterprise; §7.1 the last one to the final sale. */
function clearSector(turn: Turn): void {
  const { sector } = turn.state;
  turn.emit({ type: 'sectorCleared', sector });
  if (sector < LAST_SECTOR) return enterEnterprise(turn);
  sellEverything(turn);
  turn.emit({ type: 'runEnded', verdict: verdictOf(turn.state.credits) });
}

/** §5.11 Back to the same sector if enemies are left there, else on to the next. */
export function flyOn(turn: Turn): void {
  const { rows, sector } = turn.state;
  if (rows.length > 0) ask(turn, 'engage');
  else enterSector(turn, sector + 1);
}
