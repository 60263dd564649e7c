import { parentPort, workerData } from 'node:worker_threads';
import type { Lesson, Report } from '../team/team.ts';
import { coursesOf } from './courses.ts';

const { game, name }: { game: string; name: string } = workerData;
const course = (await coursesOf(game))?.[name];

parentPort?.on('message', ({ index, job }: Lesson) => {
  const report: Report = { index, result: course?.work(job) };
  parentPort?.postMessage(report);
});
