import { expect, test } from 'vitest';
import type { Act } from './acts.ts';
import { sealOfAnswer } from './fair.ts';
import { at, type Game } from './game.ts';
import { type Match, play, recordOf, replay, rerun, start, undo } from './match.ts';
import { tellFrom } from './messages.ts';
import { simRng } from './rng.ts';
import { type AgendaEvent, currentStep, runSteps, type Step } from './steps.ts';

/** Both seats choose a number in secret; when the last has chosen, both are asked again, three times over. */
interface Pick extends Step {
  readonly type: 'pick';
}
interface State {
  agenda: Pick[];
  picks: number[][];
}
type Move = { type: 'pick'; number: number };
type Event = AgendaEvent<Pick> | { type: 'picked'; seat: number; number: number };

const ROUNDS = 3;
const bothPick: Event = { type: 'stepBegan', step: { type: 'pick', seats: [0, 1] } };

const pick: Act<State, Pick, Move, Event> = {
  offer: () => [1, 2, 3].map((number) => ({ type: 'pick', number })),
  play: ({ state, seat, emit }, step, move) => {
    emit({ type: 'stepEnded' });
    emit({ type: 'picked', seat, number: move.number });
    const waiting = step.seats.filter((other) => other !== seat);
    if (waiting.length > 0) emit({ type: 'stepBegan', step: { type: 'pick', seats: waiting } });
    else if (state.picks.every((picks) => picks.length < ROUNDS)) emit(bothPick);
  },
};

const steps = runSteps<State, Pick, { pick: Move }, Event>({ pick: { pick } });

type Picking = { Options: object; State: State; Move: Move; Event: Event; View: object };

const picking: Game<Picking> = {
  ...steps,
  meta: { id: 'picking', version: 1, seats: { min: 2, max: 2 }, minutes: { min: 1, max: 1 } },
  options: {},
  setup: () => ({ agenda: [{ type: 'pick', seats: [0, 1] }], picks: [[], []] }),
  apply: (state, event) => {
    if (event.type === 'stepBegan') state.agenda.push(event.step);
    else if (event.type === 'stepEnded') state.agenda.pop();
    else state.picks[event.seat]?.push(event.number);
  },
  view: (state) => ({ chosen: state.picks.map((picks) => picks.length) }),
  witness: () => undefined,
  secrets: () => [],
  outcome: (state) => (currentStep(state) ? undefined : { ranking: [[0, 1]], sheets: [], verdict: 'over' }),
  notate: (move) => `pick ${move.number}`,
};

const newMatch = () => start(picking, { seats: 2, options: {}, seed: 'a'.repeat(64) });

test('seats that choose at the same time may answer in any order', () => {
  const match = newMatch();
  expect(picking.toAct(match.state)).toEqual([0, 1]);
  const one = play(picking, match, { seat: 1, move: 'pick 2' }).match ?? match;
  const both = play(picking, one, { seat: 0, move: 'pick 3' }).match ?? one;
  const other = play(picking, match, { seat: 0, move: 'pick 3' }).match ?? match;
  const same = play(picking, other, { seat: 1, move: 'pick 2' }).match ?? other;
  expect(both.state).toEqual(same.state);
});

test('the question of a seat stays the same while others answer theirs', () => {
  const match = newMatch();
  const asked = match.asked[0] ?? -1;
  const one = play(picking, match, { seat: 1, move: 'pick 2', asked: match.asked[1] ?? -1 }).match ?? match;
  expect(play(picking, one, { seat: 0, move: 'pick 1', asked }).match).toBeDefined();
});

/** Whoever comes second may not pick 3 any more. */
const hurried: Game<Picking> = {
  ...picking,
  legalMoves: (state, seat) => {
    const [mine = 0, theirs = 0] = [seat, 1 - seat].map((each) => state.picks[each]?.length);
    return picking.legalMoves(state, seat).filter(({ number }) => theirs <= mine || number < 3);
  },
};

test('whoever has another choice since others answered is asked anew', () => {
  const match = newMatch();
  const asked = at(match.asked, 0);
  const one = play(hurried, match, { seat: 1, move: 'pick 2' }).match ?? match;
  expect(play(hurried, one, { seat: 0, move: 'pick 1', asked }).refusal?.code).toBe('stale');
  expect(play(hurried, one, { seat: 0, move: 'pick 1', asked: at(one.asked, 0) }).match).toBeDefined();
});

test('an answer to the question before is stale', () => {
  const match = newMatch();
  const asked = match.asked[0] ?? -1;
  const one = play(picking, match, { seat: 0, move: 'pick 1', asked }).match ?? match;
  const both = play(picking, one, { seat: 1, move: 'pick 2' }).match ?? one;
  expect(play(picking, both, { seat: 0, move: 'pick 1', asked }).refusal?.code).toBe('stale');
});

const pickedBy = (match: Match<Picking>, seat: number) => play(picking, match, { seat, move: 'pick 2' }).match ?? match;
const takenBackBy = (match: Match<Picking>, seat: number) => undo(picking, match, { seat }).match ?? match;

test('whoever picks and takes back leaves the question of the other as it was, and has a new one each time', () => {
  const rng = simRng(1);
  let match = newMatch();
  for (let round = 0; round < 50; round += 1) {
    const busy = rng.below(2);
    const asked = at(match.asked, 1 - busy);
    const own = at(match.asked, busy);
    match = takenBackBy(pickedBy(match, busy), busy);
    expect(at(match.asked, 1 - busy)).toBe(asked);
    expect(play(picking, match, { seat: busy, move: 'pick 1', asked: own }).refusal?.code).toBe('stale');
  }
  for (const seat of [0, 1])
    expect(play(picking, match, { seat, move: 'pick 1', asked: at(match.asked, seat) }).match).toBeDefined();
});

test('whose moves are taken back with consent is asked anew', () => {
  const first = newMatch();
  const match = pickedBy(pickedBy(first, 0), 1);
  const back = undo(picking, match, { seat: 0, moves: 2, consent: true }).match ?? match;
  expect(back.asked).toEqual([3, 3]);
});

test('an answer given while others decide is sealed: all hear the seal, nobody the nonce', () => {
  const match = newMatch();
  const wish = { seat: 1, move: 'pick 2', asked: at(match.asked, 1), nonce: 'closed' };
  const one = play(picking, match, wish).match ?? match;
  const seal = sealOfAnswer(wish);
  expect(one.entries[0]).toMatchObject({ nonce: 'closed', seal });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const told = tellFrom(picking, one, { viewer, from: 0 });
    expect(told).toMatchObject({ news: [{ seat: 1, seal }] });
    expect(JSON.stringify(told)).not.toContain('closed');
  }
});

test('the answer of the last to decide is sealed as well: they may not have known that they were the last', () => {
  const match = newMatch();
  const one = play(picking, match, { seat: 1, move: 'pick 2', nonce: 'closed' }).match ?? match;
  const last = { seat: 0, move: 'pick 3', asked: at(one.asked, 0), nonce: 'late' };
  const both = play(picking, one, last).match ?? one;
  expect(both.entries[1]).toMatchObject({ nonce: 'late', seal: sealOfAnswer(last) });
});

test('an answer without a nonce is not sealed', () => {
  const match = newMatch();
  const one = play(picking, match, { seat: 1, move: 'pick 2' }).match ?? match;
  expect(one.entries[0]).not.toHaveProperty('seal');
});

test('seals and bots re-run the same, also after the questions were numbered anew', () => {
  const match = newMatch();
  const one = play(picking, match, { seat: 1, move: 'pick 2', by: 'bot' }).match ?? match;
  const shelved = replay(picking, recordOf(play(picking, one, { seat: 0, move: 'pick 1' }).match ?? one));
  const later = play(picking, shelved, { seat: 0, move: 'pick 3', asked: at(shelved.asked, 0), nonce: 'n' }).match;
  const record = recordOf(later ?? shelved);
  expect(record.entries).toMatchObject([{ by: 'bot' }, {}, { nonce: 'n' }]);
  const again = rerun(picking, record).match;
  expect(again && recordOf(again)).toEqual(record);
});
