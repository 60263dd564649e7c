import type { Experiment } from '../experiment.ts';
import { bitFlips } from './bit-flips.ts';
import { founding } from './founding.ts';
import { fullDisk } from './full-disk.ts';
import { fullStart } from './full-start.ts';
import { ioErrors } from './io-errors.ts';
import { kills } from './kills.ts';
import { power } from './power.ts';

export const EXPERIMENTS: readonly Experiment[] = [kills, power, founding, ioErrors, fullDisk, fullStart, bitFlips];
