import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { inForce, tallyOf } from './entries.ts';
import { fingerprint } from './fingerprint.ts';
import { type Match, play, recordOf, replay, rerun, seenBy, start, undo, witnessed } from './match.ts';
import { answer, tellFrom } from './messages.ts';
import { type Lanterns, lanterns } from './testing/lanterns.ts';

const SEED = '7'.repeat(64);
const newMatch = (seats = 2) => start(lanterns, { seats, options: { short: false }, seed: SEED });

const firstShow = (match: Match<Lanterns>, seat: number) =>
  lanterns
    .legalMoves(match.state, seat)
    .map((move) => lanterns.notate(move))
    .find((text) => text.startsWith('show')) ?? 'roll';

const after = (match: Match<Lanterns>, seat: number, move: string): Match<Lanterns> => {
  const result = play(lanterns, match, { seat, move });
  if (result.match === undefined) throw new Error(result.refusal.code);
  return result.match;
};

test('a match is a value: playing leaves the old one as it was', () => {
  const match = newMatch();
  const before = JSON.stringify(match);
  const next = after(match, 0, 'roll');
  expect(JSON.stringify(match)).toBe(before);
  expect(next.entries).toHaveLength(1);
});

test('the same seed deals and rolls the same', () => {
  expect(after(newMatch(), 0, 'roll')).toEqual(after(newMatch(), 0, 'roll'));
});

test('seats outside the game are refused at the start', () => {
  expect(() => newMatch(1)).toThrow(RangeError);
  expect(() => newMatch(4)).toThrow(RangeError);
  expect(() => newMatch(2.5)).toThrow(RangeError);
});

test('refusals are values', () => {
  const match = newMatch();
  expect(play(lanterns, match, { seat: 1, move: 'roll' }).refusal?.code).toBe('not-your-turn');
  expect(play(lanterns, match, { seat: 0, move: 'fly' }).refusal?.code).toBe('illegal-move');
  expect(play(lanterns, match, { seat: 0, move: 'roll', asked: 9 }).refusal?.code).toBe('stale');
});

test('a finished match takes no more moves', () => {
  let match = newMatch();
  for (let turn = 0; turn < 12; turn += 1) match = after(match, turn % 2, 'roll');
  expect(play(lanterns, match, { seat: 0, move: 'roll' }).refusal?.code).toBe('game-over');
  expect(seenBy(lanterns, match, 0).outcome?.verdict).toBe('over');
});

test('a rule that throws is refused as a bug, and the match is untouched', () => {
  const broken = {
    ...lanterns,
    play: () => {
      throw new Error('planted');
    },
  };
  const match = newMatch();
  const result = play(broken, match, { seat: 0, move: 'roll' });
  expect(result).toMatchObject({ refusal: { code: 'rules-error' }, bug: new Error('planted') });
});

test('a rule that never stops emitting is cut off', () => {
  const looping: typeof lanterns = {
    ...lanterns,
    play: ({ seat, emit }) => {
      for (;;) emit({ type: 'rolled', seat, die: 1 });
    },
  };
  expect(play(looping, newMatch(), { seat: 0, move: 'roll' }).refusal?.code).toBe('rules-error');
});

test('undo: your own last move, if it taught you nothing', () => {
  const match = newMatch();
  const shown = after(match, 0, firstShow(match, 0));
  const back = undo(lanterns, shown, { seat: 0 });
  expect(back.match?.state).toEqual(match.state);
  expect(back.match && tallyOf(back.match).undone).toBe(1);
});

test('undo: not across a die, not across a secret, not the move of another, not from nothing', () => {
  const match = newMatch();
  expect(undo(lanterns, after(match, 0, 'roll'), { seat: 0 }).refusal?.code).toBe('dice-fell');
  expect(undo(lanterns, after(match, 0, 'draw'), { seat: 0 }).refusal?.code).toBe('secret-learned');
  expect(undo(lanterns, after(match, 0, firstShow(match, 0)), { seat: 1 }).refusal?.code).toBe('not-your-move');
  expect(undo(lanterns, match, { seat: 0 }).refusal?.code).toBe('nothing-to-undo');
});

test('undo by consent goes across dice, and the dice fall the same again', () => {
  const match = newMatch();
  const rolled = after(match, 0, 'roll');
  const back = undo(lanterns, rolled, { seat: 1, consent: true }).match;
  expect(back?.state).toEqual(match.state);
  expect(back && after(back, 0, 'roll').state).toEqual(rolled.state);
});

test('several moves can be taken back at once', () => {
  const match = newMatch();
  const later = after(after(after(match, 0, 'roll'), 1, 'draw'), 0, 'roll');
  const back = undo(lanterns, later, { seat: 0, moves: 3, consent: true }).match;
  expect(back?.state).toEqual(match.state);
  expect(back && inForce(back.entries)).toEqual([]);
  expect(undo(lanterns, later, { seat: 0, moves: 4, consent: true }).refusal?.code).toBe('nothing-to-undo');
});

test('what was taken back no longer stands in the way of what came before it', () => {
  const match = newMatch();
  const rolled = after(match, 0, 'roll');
  const back = undo(lanterns, after(rolled, 1, firstShow(rolled, 1)), { seat: 1 }).match ?? rolled;
  expect(undo(lanterns, back, { seat: 1 }).refusal?.code).toBe('not-your-move');
  expect(undo(lanterns, back, { seat: 0 }).refusal?.code).toBe('dice-fell');
  expect(undo(lanterns, back, { seat: 0, consent: true }).match?.state).toEqual(match.state);
  expect(undo(lanterns, back, { seat: 0, moves: 2, consent: true }).refusal?.code).toBe('nothing-to-undo');
});

test('events alone replay a match, undone moves left out; seed and moves re-run it', () => {
  const shown = after(newMatch(), 0, firstShow(newMatch(), 0));
  const back = undo(lanterns, shown, { seat: 0 }).match ?? shown;
  const match = after(after(back, 0, 'roll'), 1, 'draw');
  const record = JSON.parse(JSON.stringify(recordOf(match)));
  expect(replay(lanterns, record).state).toEqual(match.state);
  expect(rerun(lanterns, record).match && recordOf(rerun(lanterns, record).match ?? match)).toEqual(recordOf(match));
  expect(replay(lanterns, record, 1).state).toEqual(after(back, 0, 'roll').state);
});

test('a tampered record does not re-run to the same match', () => {
  const match = after(newMatch(), 0, 'roll');
  const record = copy(recordOf(match));
  const again = rerun(lanterns, {
    ...record,
    entries: [{ seat: 0, move: 'roll', events: [{ type: 'rolled', seat: 0, die: 7 }] }],
  });
  expect(again.match?.entries).not.toEqual([{ seat: 0, move: 'roll', events: [{ type: 'rolled', seat: 0, die: 7 }] }]);
});

test('seenBy tells a seat its moves and a spectator none; others learn of a draw only that it happened', () => {
  const match = after(newMatch(), 0, 'draw');
  expect(seenBy(lanterns, match, 1).moves.map(({ text }) => text)).toContain('roll');
  expect(seenBy(lanterns, match, 0).moves).toEqual([]);
  expect(seenBy(lanterns, match, 'spectator').moves).toEqual([]);
  const [entry] = match.entries;
  expect(entry && witnessed(lanterns, entry, 1)).toEqual([{ type: 'drawn', seat: 0 }]);
  expect(entry && witnessed(lanterns, entry, 0)[0]).toHaveProperty('lantern');
});

test('messages: an answer plays or takes back; the news start where the listener left off', () => {
  const match = newMatch();
  const asked = match.asked[0] ?? 0;
  const played = answer(lanterns, match, {
    seat: 0,
    message: { type: 'play', asked, move: firstShow(match, 0) },
  }).match;
  expect(played?.entries).toHaveLength(1);
  const told = played && tellFrom(lanterns, played, { viewer: 1, from: 0 });
  expect(told).toMatchObject({ type: 'seen', from: 0, news: [{ seat: 0 }], seen: { seq: 1 } });
  expect(played && tellFrom(lanterns, played, { viewer: 1, from: 99 })).toMatchObject({ from: 1, news: [] });
  const back = played && answer(lanterns, played, { seat: 0, message: { type: 'undo', moves: 1 } }).match;
  expect(back && tellFrom(lanterns, back, { viewer: 0, from: 1 })).toMatchObject({
    news: [{ seat: 0, undone: 1, events: [] }],
  });
});

test('a record names the documents of the table by their fingerprint, and where its seed came from', () => {
  const withCards = {
    ...lanterns,
    options: { ...lanterns.options, cards: { kind: 'document', check: () => undefined } as const },
  };
  const cards = { title: 'night' };
  const fairness = { share: 's', seal: 'l', chairs: [] };
  const begin = (document: unknown) =>
    start(withCards, {
      seats: 2,
      options: { short: false, cards: document } as { short: boolean },
      seed: SEED,
      fairness,
    });
  expect(recordOf(begin(cards))).toMatchObject({ documents: { cards: fingerprint(cards) }, fairness });
  expect(recordOf(begin(null))).not.toHaveProperty('documents');
});
