import { type Match, play, start, tellFrom, type Viewer } from '@haven/kit';
import { type Lanterns, lanterns } from '@haven/kit/testing/lanterns';
import { type BeatFrame, beatsAfter, type Script } from '../film/beats.ts';
import { isRunning, rewound, skipped, stepped } from '../film/film.ts';
import { type Alarm, project } from '../film/projector.ts';
import { begun, type Director, heard, isViewerNext, type Outlook, type Showing } from '../film/showing.ts';

type Beat = 'die' | 'card' | 'quiet';
type Picture = BeatFrame<Lanterns['View'], Lanterns['Event'], Beat>;

const script: Script<Lanterns['View'], Lanterns['Event'], Beat> = {
  follow: (view, event) => lanterns.follow?.(view, event) ?? view,
  beatOf: ({ type }) => (type === 'rolled' ? 'die' : 'card'),
  quiet: 'quiet',
  lasts: { die: 1000, card: 400, quiet: 0 },
};

export const director: Director<Lanterns, Picture> = {
  patience: 5000,
  framesAfter: (last, { news }) =>
    beatsAfter(
      script,
      last.view,
      news.flatMap(({ events }) => events),
    ),
  stillOf: ({ seen: { view } }) => ({ beat: 'quiet', view, events: [], lasts: 0 }),
};

/** Time goes by when the test says so. */
function handClock() {
  let now = 0;
  let waiting: { readonly at: number; readonly call: () => void }[] = [];
  const clock: Alarm = (wait, call) => {
    const one = { at: now + wait, call };
    waiting.push(one);
    return () => {
      waiting = waiting.filter((other) => other !== one);
    };
  };
  const pass = (time: number) => {
    const end = now + time;
    for (let next = first(end); next; next = first(end)) {
      now = next.at;
      waiting = waiting.filter((other) => other !== next);
      next.call();
    }
    now = end;
  };
  const first = (end: number) => waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  return { clock, pass };
}

export const opening = (): Match<Lanterns> =>
  start(lanterns, { seats: 2, options: { short: false }, seed: '5c'.repeat(32) });

export function after(match: Match<Lanterns>, move: string): Match<Lanterns> {
  const [seat = 0] = lanterns.toAct(match.state);
  const result = play(lanterns, match, { seat, move });
  if (result.match === undefined) throw new Error(result.refusal.code);
  return result.match;
}

interface Habits {
  readonly longest?: number;
  readonly reading?: number;
  readonly by?: Director<Lanterns, Picture>;
}

/** A screen at a real table: what it shows, by hand and by the clock. */
export function screen({ longest = Number.POSITIVE_INFINITY, reading = 0, by = director }: Habits = {}) {
  const { clock, pass } = handClock();
  let match = opening();
  let showing: Showing<Lanterns, Picture> = begun(by, telling(match, 0, match));
  let isHeld = false;
  let stop = () => {};
  const show = (next: Showing<Lanterns, Picture>) => {
    const isSame = next.film.frame === showing.film.frame && isRunning(next.film) === isRunning(showing.film);
    showing = next;
    if (!isSame) run();
  };
  const run = () => {
    stop();
    stop = project(showing.film, { clock, isHeld, longest, reading }, step);
  };
  const step = () => show({ ...showing, film: stepped(showing.film) });
  const table = {
    pass,
    step,
    skip: () => show({ ...showing, film: skipped(showing.film) }),
    again: () => show({ ...showing, film: rewound(showing.film) }),
    hold: (held: 'held' | 'free') => {
      isHeld = held === 'held';
      run();
    },
    hear: (next: Match<Lanterns>, viewer: Viewer = 0) => {
      show(heard(by, showing, telling(next, viewer, match)));
      match = next;
    },
    plays: (...moves: readonly string[]) => table.hear(moves.reduce(after, match)),
    now: () => ({
      beat: showing.film.frame.beat,
      turn: showing.film.frame.view.turn,
      left: showing.film.coming.length,
    }),
    match: () => match,
    frame: () => showing.film.frame,
    seen: () => showing.seen,
    missed: () => showing.film.missed,
    isNext: (outlook: Partial<Outlook<Lanterns>> = {}) => isViewerNext(by, showing.film, { ...showing, ...outlook }),
  };
  return table;
}

/** The whole message, as a table sends it to whoever knows another match. */
function telling(match: Match<Lanterns>, viewer: Viewer, known: Match<Lanterns>) {
  const told = tellFrom(lanterns, match, { viewer, from: known.entries.length });
  if (told.type !== 'seen') throw new Error('refused');
  return { viewer, seen: told.seen, news: told.news };
}
