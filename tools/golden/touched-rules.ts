import { readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isInPlay, type Passage, passagesIn } from './passages.ts';
import { type Point, pointsOf } from './source-points.ts';

/** Watches which of the places run that carry out a rule. */
export interface Witness {
  /** The names of those that ran during this play. */
  ranIn(play: () => void): Promise<Set<string>>;
  /** The rules that were carried out, if all this ran. */
  touchedBy(ran: ReadonlySet<string>): Set<string>;
  /** Watching costs time: whoever has seen enough ends it. */
  close(): Promise<void>;
}

/** A passage that carries out a rule, as the names of its places. */
interface Trace {
  readonly rule: string;
  readonly places: readonly string[];
}

interface Source {
  readonly traces: readonly Trace[];
  readonly points: ReadonlyMap<string, Point>;
}

/** A rule is carried out when so much of one of its passages has run: what is left are early returns and what stands in for nothing. */
const MOST = 3 / 4;

/** Of the rules in a folder. They must be loaded already, and whoever plays by them must do so in this thread. */
export async function witnessOf(folder: string): Promise<Witness> {
  const sources = new Map<string, Source>();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    async ranIn(play) {
      await session.post('Profiler.takePreciseCoverage');
      play();
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const ours = result.filter(({ url }) => url.startsWith(pathToFileURL(`${folder}/`).href));
      return new Set(ours.flatMap((script) => placesRun(sourceOf(sources, script.url), script)));
    },
    touchedBy: (ran) => {
      const traces = [...sources.values()].flatMap((source) => source.traces);
      return new Set(traces.filter((trace) => isCarriedOut(trace, ran)).map(({ rule }) => rule));
    },
    async close() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

function isCarriedOut({ places }: Trace, ran: ReadonlySet<string>): boolean {
  return places.length > 0 && places.filter((place) => ran.has(place)).length >= places.length * MOST;
}

/** Read when it has run for the first time: only then its source map is known. */
function sourceOf(sources: Map<string, Source>, url: string): Source {
  const source = sources.get(url) ?? readSource(url);
  sources.set(url, source);
  return source;
}

function readSource(url: string): Source {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  const nameOf = (point: Point) => `${url}:${point.source}`;
  const inPlay = isInPlay(text);
  const points = pointsOf(url, text).filter(({ source }) => inPlay(source));
  const traces = passagesIn(text).map((passage) => ({
    rule: passage.rule,
    places: pointsWithin(points, passage).map(nameOf),
  }));
  const cited = new Set(traces.flatMap(({ places }) => places));
  const named = points.map((point) => [nameOf(point), point] as const);
  return { traces, points: new Map(named.filter(([name]) => cited.has(name))) };
}

function pointsWithin(points: readonly Point[], { from, to, part }: Passage): Point[] {
  const within = points.filter((point) => point.source >= from && point.source < to);
  return part === 'whole' ? within : within.slice(-1);
}

function placesRun({ points }: Source, script: Profiler.ScriptCoverage): string[] {
  const hasRun = runOf(script);
  return [...points].filter(([, point]) => hasRun(point)).map(([name]) => name);
}

/** Functions and blocks come after what they lie in, with their own counts. */
function runOf({ functions }: Profiler.ScriptCoverage): (point: Point) => boolean {
  const ranges = functions.flatMap((each) => each.ranges);
  return ({ script }) => {
    const innermost = ranges.findLast(({ startOffset, endOffset }) => startOffset <= script && script < endOffset);
    return innermost !== undefined && innermost.count > 0;
  };
}
