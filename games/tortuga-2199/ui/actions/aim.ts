import type { Move, SectorId } from '@haven/tortuga-2199-rules';

/** The sector that a move is aimed at on the planet; a reinforcement has several prices and stays in the list. */
export function aimsAt(move: Move): SectorId | undefined {
  if (move.type === 'move' || move.type === 'placeShip') return move.sector;
  return move.type === 'use' ? move.sector : undefined;
}
