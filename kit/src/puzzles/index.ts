export { type Fact, isTrue } from './fact.ts';
export { anyLine, type Line, shortened, viewAfter } from './lines.ts';
export { type Claim, movesBefore, type Puzzle, puzzleOfDay, SOLVER, type Stand, standOf, type Task } from './puzzle.ts';
export type { Asked, Quest } from './quest.ts';
