import { parentPort, workerData } from 'node:worker_threads';
import type { Lesson, Report } from '../team/team.ts';
import { type Meeting, type Played, playedIn } from './meeting.ts';

const { game }: { game: string } = workerData;

parentPort?.on('message', ({ index, job }: Lesson<Meeting>) => {
  const report: Report<Played> = { index, result: playedIn(game, job) };
  parentPort?.postMessage(report);
});
