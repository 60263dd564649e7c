import type { Learned } from './learned.ts';

/**
 * Training in rounds. The jobs of a round do not depend on each other, and their results are learned from in order:
 * whoever does them and how many at a time, the same seed leads to the same values.
 * State, jobs and results are plain JSON data: a state is kept after every round, and training goes on from there.
 */
export interface Course<State = unknown, Job = unknown, Result = unknown> {
  readonly rounds: number;
  begin(seed: number): State;
  jobs(state: State): Job[];
  work(job: Job): Result;
  learn(state: State, results: readonly Result[]): State;
  /** How many rounds are behind it, and what there is to tell. */
  progress(state: State): { readonly round: number; readonly told: string };
  learned(state: State): Learned;
}

/** From the beginning to the end, here and now. */
export function attend<State, Job, Result>(course: Course<State, Job, Result>, seed: number): Learned {
  let state = course.begin(seed);
  while (course.progress(state).round < course.rounds) {
    state = course.learn(
      state,
      course.jobs(state).map((job) => course.work(job)),
    );
  }
  return course.learned(state);
}
