import { at, type GameTypes, type Refusal, type Seat } from '@haven/kit';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import type { Moment } from './moments.ts';
import { faultsIn } from './prose/faults.ts';
import { PEOPLE } from './prose/people.ts';
import { voicesOf, type Words } from './voices.ts';

/** What a game can say of its positions, its moves and what happens. */
interface Sayings<T extends GameTypes, Line> {
  statusLines(view: T['View']): readonly Line[];
  promptLine(view: T['View']): Line;
  moveLine(move: T['Move'], view: T['View']): Line;
  groundLine?(move: T['Move'], view: T['View']): Line | undefined;
  logLine(event: T['Event'], view: T['View']): Line | undefined;
  refusalLine(refusal: Refusal): Line;
}

interface Talk<T extends GameTypes, Tree extends object, Line> extends Sayings<T, Line>, Words<Tree, Line> {}

interface Occasion<T extends GameTypes, Tree extends object> {
  /** Enough games for everything to be said. */
  readonly moments: readonly Moment<T>[];
  /** The branches of the messages that must all be heard in them. */
  readonly heard: readonly (keyof Tree & string)[];
  /** Every code that the game can refuse with, and values for all of them. */
  readonly refusals: { readonly codes: readonly string[]; readonly values: NonNullable<Refusal['values']> };
}

const UNSAYABLE = /[{}#]|undefined|null|NaN|\[object/;

/** What a game's lines promise, in games that chance plays. Returns the keys of all messages that were heard. */
export function linesContract<T extends GameTypes, Tree extends object, Line extends { readonly key: string }>(
  talk: Talk<T, Tree, Line>,
  { moments, heard: branches, refusals }: Occasion<T, Tree>,
): ReadonlySet<string> {
  const { translatorIn, voices, inAll } = voicesOf<Tree, Line>(talk);
  const lines = distinct(moments.flatMap((moment) => linesOf(talk, moment)));
  const heard = keysIn(talk, lines);

  describe('games that chance plays', () => {
    test.each(LANGUAGES)('every line can be said in %s, with all its values', (language) => {
      const spoken = lines.map(voices[language]);
      expect(spoken.filter((text) => UNSAYABLE.test(text) || text.trim() === '')).toEqual([]);
    });

    test.each(LANGUAGES)('every line reads as natives write in %s, with the names of people', (language) => {
      const translate = translatorIn(language);
      const nameSeat = (seat: Seat) => at(PEOPLE[language], seat);
      const wrong = samplesOf(lines).flatMap((line) => {
        const sentence = talk.say(translate, line, nameSeat);
        return faultsIn(language, sentence).map((rule) => `${line.key} (${rule}): ${sentence}`);
      });
      expect([...new Set(wrong)]).toEqual([]);
    });

    test.each(branches)('all %s are heard', (branch) => {
      const names = Object.keys(talk.messages.en[branch] ?? {});
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !heard.has(`${branch}.${name}`))).toEqual([]);
    });

    test.each(LANGUAGES)('two moves of one position never have the same label in %s', (language) => {
      const labelOf = remembered((line: Line) => voices[language](line));
      const doubled = moments.filter(
        ({ view, moves }) => new Set(moves.map((move) => labelOf(talk.moveLine(move, view)))).size < moves.length,
      );
      expect(doubled).toEqual([]);
    });
  });

  describe('refusals', () => {
    test.each([...new Set(refusals.codes)])('%s is explained in every language', (code) => {
      const line = talk.refusalLine({ code, values: refusals.values });
      expect(line.key).toBe(`refusals.${code}`);
      expect(new Set(inAll(line)).size).toBe(LANGUAGES.length);
    });

    test('an unknown code still gets an answer', () => {
      expect(talk.refusalLine({ code: 'no-such-code' }).key).toBe('refusals.illegal-move');
    });
  });

  return heard;
}

function linesOf<T extends GameTypes, Line>(talk: Sayings<T, Line>, moment: Moment<T>): Line[] {
  const { view, moves, events, rumours, after, watched } = moment;
  const told = [...events, ...rumours].map((event) => talk.logLine(event, view)).filter((line) => line !== undefined);
  return [
    talk.promptLine(view),
    ...talk.statusLines(view),
    ...moves.map((move) => talk.moveLine(move, view)),
    ...moves.flatMap((move) => talk.groundLine?.(move, view) ?? []),
    ...told,
    talk.promptLine(after),
    talk.promptLine(watched),
    ...talk.statusLines(watched),
  ];
}

function distinct<Line>(lines: readonly Line[]): Line[] {
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}

const SAMPLES = 60;

/** So many lines of each message as show all that it can say. */
function samplesOf<Line extends { readonly key: string }>(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  return lines.filter(({ key }) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= SAMPLES;
  });
}

/** The keys of the lines and of all that is said inside them. */
function keysIn<Tree extends object, Line>({ say }: Words<Tree, Line>, lines: readonly Line[]): Set<string> {
  const keys = new Set<string>();
  const hear = Object.assign((key: string) => `${keys.add(key).size}`, { language: 'en' as const });
  for (const line of lines) say(hear, line);
  return keys;
}

/** Saying takes long, and the moves of a game are much alike. */
function remembered<Line>(say: (line: Line) => string): (line: Line) => string {
  const said = new Map<string, string>();
  return (line) => {
    const key = JSON.stringify(line);
    const text = said.get(key) ?? say(line);
    said.set(key, text);
    return text;
  };
}
