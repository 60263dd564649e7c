import { undo } from '@haven/kit';
import { lanterns } from '@haven/kit/testing/lanterns';
import { expect, test } from 'vitest';
import { after, director, opening, screen } from '../testing/film-screen.ts';
import { captionOf } from './caption.ts';
import { skipped, stillFilm } from './film.ts';
import { readingTime } from './reading.ts';

test('pace: each beat stays for its time, then things stand as the table told', () => {
  const table = screen();
  table.plays('roll', 'draw');
  expect(table.now()).toEqual({ beat: 'die', turn: 1, left: 2 });
  table.pass(999);
  expect(table.now().beat).toBe('die');
  table.pass(1);
  expect(table.now()).toEqual({ beat: 'card', turn: 2, left: 1 });
  table.pass(400);
  expect(table.now()).toEqual({ beat: 'quiet', turn: 2, left: 0 });
  expect(table.frame().view).toEqual(lanterns.view(table.match().state, 0));
});

test('patience: however much has happened, it is over in time', () => {
  const table = screen();
  table.plays(...new Array<string>(10).fill('roll'));
  table.pass(499);
  expect(table.now().turn).toBe(1);
  table.pass(4501);
  expect(table.now()).toEqual({ beat: 'quiet', turn: 10, left: 0 });
});

test('skip: how things stand is shown at once, and the clock is forgotten', () => {
  const table = screen();
  table.plays('roll', 'draw');
  table.skip();
  expect(table.now()).toEqual({ beat: 'quiet', turn: 2, left: 0 });
  table.plays('roll');
  table.pass(999);
  expect(table.now()).toEqual({ beat: 'die', turn: 3, left: 1 });
});

test('skip: a stop is not passed', () => {
  const stopping = {
    ...director,
    stillOf: (...told: Parameters<typeof director.stillOf>) => ({ ...director.stillOf(...told), isStop: true }),
  };
  const table = screen({ by: stopping });
  table.plays('roll');
  table.plays('draw');
  table.skip();
  expect(table.now()).toEqual({ beat: 'quiet', turn: 1, left: 2 });
  table.skip();
  expect(table.now()).toEqual({ beat: 'quiet', turn: 2, left: 0 });
});

test('skip: with much to come no stop is on the way', () => {
  const pictures = Array.from({ length: 20 }, (_, place) => ({ lasts: 100, isStop: place % 2 === 1 }));
  expect(skipped({ ...stillFilm({ lasts: 0 }), coming: pictures.slice(0, 12) }).coming).toHaveLength(10);
  expect(skipped({ ...stillFilm({ lasts: 0 }), coming: pictures }).coming).toHaveLength(0);
});

test('more than a round behind, it leaps to how things stand, and what was passed can be seen again', () => {
  const framesAfter: typeof director.framesAfter = (last, told) =>
    director.framesAfter(last, told).flatMap((picture) => [picture, picture]);
  const table = screen({ by: { ...director, framesAfter } });
  for (let move = 1; move <= 6; move += 1) table.plays('roll');
  expect(table.now().turn).toBe(1);
  table.plays('roll');
  expect(table.now()).toEqual({ beat: 'quiet', turn: 7, left: 0 });
  expect(table.missed()).toBeGreaterThan(10);
  table.again();
  expect(table.now().left).toBeGreaterThan(12);
});

test('pause: a film that is held stands still until it is let go, and goes by hand', () => {
  const table = screen();
  table.hold('held');
  table.plays('roll', 'draw');
  table.pass(60_000);
  expect(table.now().beat).toBe('die');
  table.step();
  table.pass(60_000);
  expect(table.now().beat).toBe('card');
  table.hold('free');
  table.pass(400);
  expect(table.now().beat).toBe('quiet');
});

test('reduced motion: no picture lasts longer than is wished', () => {
  const table = screen({ longest: 250 });
  table.plays('roll', 'draw');
  table.pass(250);
  expect(table.now().beat).toBe('card');
  table.pass(250);
  expect(table.now().beat).toBe('quiet');
});

test('a message while a film runs is shown after it, and the picture on screen keeps its time', () => {
  const table = screen();
  table.plays('roll');
  table.pass(700);
  table.plays('draw');
  expect(table.now()).toEqual({ beat: 'die', turn: 1, left: 2 });
  table.pass(300);
  expect(table.now()).toEqual({ beat: 'card', turn: 2, left: 1 });
});

test('a position that is told again, as with a refusal, shows nothing twice', () => {
  const table = screen();
  table.plays('roll', 'draw');
  table.hear(table.match());
  table.pass(1000);
  expect(table.now()).toEqual({ beat: 'card', turn: 2, left: 1 });
  table.pass(400);
  table.hear(table.match());
  expect(table.now()).toEqual({ beat: 'quiet', turn: 2, left: 0 });
});

test('undo in the middle: what is taken back is not shown any more', () => {
  const table = screen();
  table.plays('draw', 'roll');
  const back = undo(lanterns, table.match(), { seat: 1, consent: true }).match;
  if (back === undefined) throw new Error('not taken back');
  table.hear(back);
  expect(table.now()).toEqual({ beat: 'quiet', turn: 1, left: 0 });
});

test('a leap in a replay has no film and ends the one that runs', () => {
  const table = screen();
  table.plays('roll', 'draw');
  table.hear(opening());
  expect(table.now()).toEqual({ beat: 'quiet', turn: 0, left: 0 });
});

test('whoever sits down sees nothing of the film of the one before', () => {
  const table = screen();
  table.plays('roll');
  table.hear(after(table.match(), 'draw'), 1);
  expect(table.now()).toEqual({ beat: 'quiet', turn: 2, left: 0 });
});

test('a caption has the first two lines that are worth a word', () => {
  const lineOf = (event: string) => (event === 'quiet' ? undefined : event);
  const say = (line: string) => `${line}!`;
  expect(captionOf(['quiet', 'one', 'quiet', 'two', 'three'], { lineOf, say })).toBe('one! two!');
});

test('a caption stays as long as it takes to read, however short its picture and however small the movement', () => {
  const table = screen({ longest: 250, reading: 1800 });
  table.plays('roll', 'draw');
  table.pass(1799);
  expect(table.now().beat).toBe('die');
  table.pass(1);
  expect(table.now().beat).toBe('card');
  table.pass(1800);
  expect(table.now().beat).toBe('quiet');
});

test('the longer a caption, the longer it stays; a calm reader has more time, and one in a hurry reads none', () => {
  const short = 'Blue buys a Bot.';
  const long = 'Blue attacks you on the island with three cards, and you have two to answer.';
  expect(readingTime(short, 'brisk')).toBeGreaterThan(900);
  expect(readingTime(long, 'brisk')).toBeGreaterThan(3000);
  expect(readingTime(long, 'calm')).toBeGreaterThan(1.3 * readingTime(long, 'brisk'));
  expect([readingTime('', 'calm'), readingTime(long, 'instant')]).toEqual([0, 0]);
});

/** The viewer draws, and then the rival rolls. */
function watching() {
  const table = screen();
  table.plays('draw');
  table.skip();
  table.plays('roll');
  return table;
}

test('whoever is asked already knows it while the film still tells of others', () => {
  const table = watching();
  expect(table.isNext()).toBe(true);
  expect([table.isNext({ locked: true }), table.isNext({ instead: 'A bot plays for you.' })]).toEqual([false, false]);
  table.skip();
  expect(table.isNext()).toBe(false);
  table.again();
  expect(table.isNext()).toBe(true);
});

test('whoever is not asked, or sees what they did themselves, has no turn to wait for', () => {
  const own = { seen: watching().seen() };
  const table = screen();
  table.plays('draw');
  expect([table.isNext(), table.isNext(own)]).toEqual([false, false]);
  const shared = screen({ by: { ...director, isShared: true } });
  shared.plays('draw');
  expect([shared.isNext(), shared.isNext(own)]).toEqual([false, true]);
});

test('again: all since the own move is shown once more, from its beginning', () => {
  const table = watching();
  table.pass(1000);
  expect(table.now()).toEqual({ beat: 'quiet', turn: 2, left: 0 });
  table.again();
  expect(table.now()).toEqual({ beat: 'quiet', turn: 0, left: 4 });
  table.pass(0);
  expect(table.now()).toEqual({ beat: 'card', turn: 1, left: 3 });
  table.pass(400);
  expect(table.now()).toEqual({ beat: 'die', turn: 2, left: 1 });
  table.pass(1000);
  expect(table.now()).toEqual({ beat: 'quiet', turn: 2, left: 0 });
});

test('again: with the own next move the story before it is over', () => {
  const table = watching();
  table.skip();
  table.plays('draw');
  table.skip();
  table.again();
  expect(table.now().turn).toBe(2);
});

test('what was skipped is known as missed, what was watched is not, and the own move makes up for it', () => {
  const table = watching();
  expect(table.missed()).toBe(0);
  table.pass(1000);
  expect(table.missed()).toBe(0);
  table.plays('draw', 'roll', 'draw', 'roll');
  table.skip();
  expect(table.missed()).toBeGreaterThan(1);
  table.plays('draw');
  expect(table.missed()).toBe(0);
});

test('whoever comes to a table has missed all that led up to it', () => {
  expect(screen().missed()).toBe(Number.POSITIVE_INFINITY);
});

test('progress: each picture says how much has been told, event by event, and the last one that all has', () => {
  const table = screen();
  table.plays('roll', 'draw');
  expect(table.frame().progress).toEqual({ entries: 0, events: 1 });
  table.pass(1000);
  expect(table.frame().progress).toEqual({ entries: 0, events: 2 });
  table.pass(400);
  expect(table.frame().progress).toEqual({ entries: 2, events: 0 });
});
