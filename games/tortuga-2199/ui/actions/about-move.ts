import type { Move, Step } from '@haven/tortuga-2199-rules';

/** What a button that makes this move is about: a card or a sector if there is one, else the action. */
export function aboutMove(move: Move, asked: Step | undefined): string {
  if ('card' in move && move.card !== undefined) return `card ${move.card}`;
  if (move.type === 'chooseShip') return `card ${move.ship}`;
  if ('sector' in move && move.sector !== undefined) return `sector ${move.sector}`;
  if (move.type === 'attack') return `captain ${move.seat}`;
  if (asked?.type === 'ability') return 'ability';
  return ANSWERS.get(move.type) ?? `action ${move.type}`;
}

const ANSWERS: ReadonlyMap<Move['type'], string> = new Map([
  ['leaveReserve', 'reserve'],
  ['ready', 'fight'],
  ['takeInfluence', 'fight'],
  ['takeFromBank', 'fight'],
]);
