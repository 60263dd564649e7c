import { regression } from '@haven/kit/learning';
import { FEATURES } from '../features.ts';
import { LEAF_SUBJECT } from '../leaf.ts';
import { samplesOf } from './samples.ts';

/** What `npm run train -- tortuga` can teach, by the name of the file. */
export const courses = {
  leaf: leafCourse({ rounds: 12, jobs: 8, games: 10 }),
};

export function leafCourse(length: { rounds: number; jobs: number; games: number }) {
  return regression({
    ...length,
    subject: LEAF_SUBJECT,
    names: FEATURES,
    samplesOf,
  });
}
