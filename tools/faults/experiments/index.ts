import type { Experiment } from '../experiment.ts';
import { founding } from './founding.ts';
import { kills } from './kills.ts';
import { power } from './power.ts';

export const EXPERIMENTS: readonly Experiment[] = [kills, power, founding];
