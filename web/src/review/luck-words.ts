import type { SeatReview } from '@haven/kit/review';
import type { Words } from './use-review-words.ts';

/** Sums of many small changes are no chances: they are only compared with each other. */
export function luckWords({ say, percent }: Words, name: string, { luck, missed }: SeatReview): string {
  if (Math.abs(luck) < LITTLE) return say('even', { name, weight: missed < LITTLE ? 'hardly' : 'other' });
  if (luck < 0) return say('unlucky', { name, share: percent(-luck / (missed - luck)) });
  return say('lucky', { name, weight: weightOf(missed, luck) });
}

/** Less changes nothing that anybody feels. */
const LITTLE = 0.05;
/** So close to each other two sums are about the same. */
const NEARLY = 1.25;

function weightOf(missed: number, luck: number): 'hardly' | 'less' | 'same' | 'more' {
  if (missed < LITTLE) return 'hardly';
  if (missed * NEARLY < luck) return 'less';
  return missed > luck * NEARLY ? 'more' : 'same';
}
