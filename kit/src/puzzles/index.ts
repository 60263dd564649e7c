export { type Fact, isTrue } from './fact.ts';
export { anyLine, type LineOfPlay, shortened, viewAfter } from './lines.ts';
export {
  type Claim,
  hardnessOf,
  movesBefore,
  type Puzzle,
  puzzleOfDay,
  SOLVER,
  type Stand,
  standOf,
  type Task,
} from './puzzle.ts';
export type { Quest, QuestPosition } from './quest.ts';
