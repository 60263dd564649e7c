import type { Lesson } from '@haven/text-kit';
import { dice } from './dice.ts';
import { majorities } from './majorities.ts';
import { moving } from './moving.ts';
import { scoring } from './scoring.ts';
import { stealing } from './stealing.ts';
import { twoPlayers } from './two-players.ts';

/** The chapters of Tortuga: one round in four parts, the end of a game, and what two players do otherwise. */
export const lessons: readonly Lesson[] = [dice, majorities, stealing, moving, scoring, twoPlayers];
