import type { Viewer } from '@haven/kit';
import type { Chair, TableInfo } from '@haven/wire';

type Room = Pick<TableInfo, 'chairs' | 'host'>;

/** Chairs that nobody sits on yet: anybody's, or kept for somebody. */
export function openIn(chairs: readonly Chair[]): { readonly free: readonly Chair[]; readonly kept: readonly Chair[] } {
  const open = chairs.filter(({ kind }) => kind === 'open');
  return { free: open.filter(({ name }) => name === ''), kept: open.filter(({ name }) => name !== '') };
}

/** No chair is open, and all who sit there are there. */
export function isComplete(chairs: readonly Chair[]): boolean {
  return chairs.every(({ kind, isOnline }) => kind === 'bot' || (kind === 'human' && isOnline));
}

/** The only one who is there besides the host. */
export function isOnlyHeir({ chairs, host }: Room, viewer: Viewer): boolean {
  const heirs = chairs.filter(({ kind, isOnline, seat }) => kind === 'human' && isOnline && seat !== host);
  return heirs.length === 1 && heirs[0]?.seat === viewer;
}
