import type { Lesson } from '@haven/text-kit';
import { combat } from './combat.ts';
import { conquering } from './conquering.ts';
import { ending } from './ending.ts';
import { hunting } from './hunting.ts';
import { market } from './market.ts';
import { moving } from './moving.ts';
import { turn } from './turn.ts';

/** The chapters of Tortuga 2199: two turns in three parts, then what turns are for. */
export const lessons: readonly Lesson[] = [turn, moving, market, hunting, conquering, combat, ending];
