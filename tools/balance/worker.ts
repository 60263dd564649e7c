import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Lesson, Report } from '../team/team.ts';
import { type Errand, type Surveyed, surveyed, surveyOf } from './survey.ts';

const { game }: { game: string } = workerData;
const survey = await surveyOf(fileURLToPath(new URL('../..', import.meta.url)), game);
if (survey === undefined) throw new Error(`'${game}' has no survey`);

parentPort?.on('message', ({ index, job }: Lesson<Errand>) => {
  const report: Report<Surveyed> = { index, result: surveyed(game, survey, job) };
  parentPort?.postMessage(report);
});
