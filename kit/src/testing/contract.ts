import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../game.ts';
import { FAULTS, type Inspection, type Plan } from './faults.ts';
import { inspect } from './inspect.ts';

/** What the suite promises, in the words of the test report. */
const PROMISES = {
  'ambiguous-notation': 'one line of text per move, unique among the legal ones, and read as it was written',
  'bad-outcome': 'an outcome exactly when it is over; every seat ranked; sheets add up',
  'copies-told-apart': 'equal pieces are alike to every viewer, in views, events and moves',
  'dead-end': 'never stuck',
  endless: 'always ends',
  'hidden-chance': 'no chance and no clock but the rng of the turn',
  'illegal-accepted': 'all that is not legal is refused',
  'legal-refused': 'all that is legal is accepted',
  'looking-writes': 'looking changes nothing',
  'no-reason': 'whatever is not legal is refused for a reason',
  'not-followed': 'what a seat is told can be followed, event by event, from one view to the next',
  'not-plain-data': 'the state is plain JSON data',
  'pieces-lost': 'pieces are conserved',
  'question-gives-away': 'who is asked tells a viewer nothing that was not told',
  'replay-differs': 'events alone tell the whole match',
  'rerun-differs': 'same seed and moves, same match',
  'sealed-choice-told': 'a sealed choice is told with the same bytes, whatever it is',
  'secret-in-event': 'no secret in any witnessed event',
  'secret-in-moves': 'no secret in any list of moves',
  'secret-in-view': 'no secret in any view',
  'told-apart': 'states that a seat cannot tell apart give it identical messages',
  'too-many-moves': 'few enough legal moves',
  'undo-across-chance': 'what may be taken back has taught nothing',
  'undo-differs': 'undo gives the previous state',
  'written-outside-apply': 'events are the only writers of state',
  'wrong-reason': 'a refusal is given for a reason that holds there, and never to what is legal',
  'wrong-seat': 'only seats to act have moves',
} as const satisfies Record<(typeof FAULTS)[number], string>;

/** The contract of a game, one line per game: `contract(game, { runs: 10_000 })`. */
export function contract<T extends GameTypes>(game: Game<T>, plan: Plan<T>): void {
  let inspection: Inspection | undefined;
  const once = () => {
    inspection ??= inspect(game, plan);
    return inspection;
  };
  describe(`contract of ${game.meta.id}, ${plan.runs} random games`, () => {
    test.each(FAULTS)('%s', (kind) => {
      const faults = once().faults.filter((fault) => fault.kind === kind);
      expect(faults, PROMISES[kind]).toEqual([]);
    });
    test('all games were played', () => {
      expect(once().games).toBe(plan.runs);
    });
  });
}
