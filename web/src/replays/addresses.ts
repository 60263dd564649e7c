import type { ReplaySource } from './replay-messages.ts';

/** Where a match is watched or reviewed. */
export function addressOf(page: 'replay' | 'review', { kind, id }: ReplaySource, place = ''): string {
  return kind === 'shared' ? `/${page}/shared${place}#${id}` : `/${page}/${kind}/${id}${place}`;
}
