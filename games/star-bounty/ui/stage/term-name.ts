import type { Term } from '@haven/star-bounty-rules';
import type { Words } from '../words.ts';

/** What a part of a shot is called. */
export function termName({ label, say }: Words, what: Term['what']): string {
  if (what === 'dice') return label('dice');
  if (what === 'coin') return label('coinHeads');
  if (what === 'boost') return label('improvised');
  return say({ key: `systemTitles.${what}`, values: {} });
}
