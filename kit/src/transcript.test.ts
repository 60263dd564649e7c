import { expect, test } from 'vitest';
import { lanternMatch } from './testing/lantern-match.ts';
import { lanterns } from './testing/lanterns.ts';
import { rerunTranscript, retell, writeShort, writeTranscript } from './transcript.ts';

const MATCH = lanternMatch(12);

test.each([
  ['whole', writeTranscript(lanterns, MATCH)],
  ['short', writeShort(lanterns, MATCH)],
])('a %s transcript is played again and told as it was written', (_form, text) => {
  expect(rerunTranscript(lanterns, text).state).toEqual(MATCH.state);
  expect(retell(lanterns, text)).toBe(text);
});

test('a short transcript has one line for each move, and the end', () => {
  const lines = writeShort(lanterns, MATCH).split('\n');
  expect(lines.filter((line) => /^\d .+ ~[0-9a-f]{4}$/.test(line))).toHaveLength(MATCH.entries.length);
  expect(lines.at(-2)).toBe(`end ${JSON.stringify(lanterns.outcome(MATCH.state))}`);
});

test('where rules have changed, the short transcript shows the first move of which something else came', () => {
  const text = writeShort(lanterns, MATCH);
  const talkative = { ...lanterns, play: tellsMore };
  const [before, now] = [text, retell(talkative, text)].map((each) => each.split('\n'));
  const first = before?.findIndex((line, index) => line !== now?.[index]) ?? -1;
  expect(before?.[first]).toMatch(/^1 /);
  expect(now?.[first]?.split(' ~')[0]).toBe(before?.[first]?.split(' ~')[0]);
});

/** What comes of the second seat's moves is told with one word more. */
const tellsMore: typeof lanterns.play = (turn, move) => {
  const emit: typeof turn.emit = (event) => turn.emit(turn.seat === 1 ? Object.assign({ more: true }, event) : event);
  lanterns.play({ ...turn, emit }, move);
};
