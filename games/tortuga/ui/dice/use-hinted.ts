import { type Die, tortuga } from '@haven/tortuga-rules';
import { useBoard } from '../board-context.ts';

/** Whether somebody was advised to keep this die. */
export function useHinted(die: Die): boolean {
  const { moves, props } = useBoard();
  const advised = moves.find((move) => tortuga.notate(move) === props.hint);
  return advised?.type === 'pick' && advised.dice.includes(die);
}
