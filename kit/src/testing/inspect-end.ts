import type { GameTypes } from '../game.ts';
import { recordOf, replay, rerun } from '../match.ts';
import { type InspectedPosition, inspectPieces } from './inspect-position.ts';

/** Going the whole way again costs as much as the match itself: one run in four, taken by its own generator. */
const SAMPLE = 4;

export function inspectEnd<T extends GameTypes>(position: InspectedPosition<T>): void {
  inspectPieces(position);
  inspectOutcome(position);
  if (position.rng.below(SAMPLE) > 0) return;
  inspectReplay(position);
  inspectRerun(position);
}

function inspectOutcome<T extends GameTypes>({ game, match, fault }: InspectedPosition<T>): void {
  const outcome = game.outcome(match.state);
  const ranked = outcome?.ranking
    .flat()
    .toSorted((a, b) => a - b)
    .join();
  if (outcome && ranked !== Array.from({ length: match.seats }, (_, seat) => seat).join())
    fault('bad-outcome', 'not every seat is ranked once');
  for (const sheet of outcome?.sheets ?? []) {
    const sum = sheet.lines.reduce((total, line) => total + line.points, 0);
    if (sum !== sheet.total) fault('bad-outcome', `a sheet adds up to ${sum}, not ${sheet.total}`);
  }
}

function inspectReplay<T extends GameTypes>({ game, match, fault }: InspectedPosition<T>): void {
  const record = JSON.parse(JSON.stringify(recordOf(match)));
  if (JSON.stringify(replay(game, record).state) !== JSON.stringify(match.state))
    fault('replay-differs', 'events tell another end');
}

function inspectRerun<T extends GameTypes>({ game, match, fault }: InspectedPosition<T>): void {
  const again = rerun(game, match);
  if (again.match === undefined) fault('rerun-differs', `refused: ${again.refusal.code}`);
  else if (JSON.stringify(recordOf(again.match)) !== JSON.stringify(recordOf(match)))
    fault('rerun-differs', 'the same seed and moves gave another match');
}
