import { ask } from '../agenda.ts';
import type { Turn } from '../types.ts';
import { shelveParts } from './shelf.ts';

/** §6.1 A visit begins: §6.6 five parts are put on the shelf. */
export function enterEnterprise(turn: Turn): void {
  shelveParts(turn);
  ask(turn, 'enterprise');
}
