import type { Lesson } from '@haven/text-kit';
import { battle } from './battle.ts';
import { capture } from './capture.ts';
import { critical } from './critical.ts';
import { improvising } from './improvising.ts';
import { medals } from './medals.ts';
import { shop } from './shop.ts';

/** The chapters of Star Bounty, in the order in which a run meets them. */
export const lessons: readonly Lesson[] = [battle, improvising, capture, shop, critical, medals];
