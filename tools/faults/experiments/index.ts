import type { Experiment } from '../experiment.ts';
import { backingUp } from './backing-up.ts';
import { bitFlips, logFlips } from './bit-flips.ts';
import { clockAtStart, clockSteps } from './clock-steps.ts';
import { founding } from './founding.ts';
import { fullDisk } from './full-disk.ts';
import { fullStart } from './full-start.ts';
import { ioErrors } from './io-errors.ts';
import { kills } from './kills.ts';
import { lostDatabase } from './lost-database.ts';
import { power } from './power.ts';
import { restoring } from './restoring.ts';
import { secondServer } from './second-server.ts';
import { silent } from './silent.ts';

export const EXPERIMENTS: readonly Experiment[] = [
  ...[kills, power, founding, ioErrors, fullDisk, fullStart, bitFlips, logFlips],
  ...[lostDatabase, secondServer, clockSteps, clockAtStart, silent, restoring, backingUp],
];
