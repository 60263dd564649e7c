import { type AnyGame, at, type GameTypes, type Match, newsOf, tallyOf, type Viewer } from '@haven/kit';
import type { Later } from './later.ts';

/** A match under the id of its table. */
interface TableMatch {
  readonly id: string;
  readonly game: AnyGame;
  readonly match: Match<GameTypes>;
}

/**
 * What viewers learned of the entries of their matches, as the very text that is sent. Entries are only ever added and
 * told the same way each time, so that a text is written once, however many ask for it, and then only grows longer.
 */
export interface Chronicles {
  /** The news from an entry on, in JSON and with commas between. To be called from the table's queue. */
  tell(table: TableMatch, asked: AskedPart, readWhole: ReadWhole): Promise<string>;
  /** How many bytes that will be, and how many entries must be read from the store first. */
  weigh(table: TableMatch, asked: AskedPart): { readonly bytes: number; readonly entries: number };
  /** The table leaves the memory. */
  forget(table: string): void;
  bytes(): number;
}

/** Reads the match with all of its entries. */
type ReadWhole = () => Promise<Match<GameTypes>>;

interface AskedPart {
  readonly viewer: Viewer;
  readonly from: number;
}

interface Chronicle {
  /** One for each entry, from the first on. */
  readonly news: string[];
  newsBytes: number;
  /** The latest telling: most ask from the same entry on. */
  last: { readonly from: number; readonly to: number; readonly text: string } | undefined;
  /** What it counts for among all. */
  counted: number;
}

type Volume = Map<Viewer, Chronicle>;

interface Library extends Pick<Later, 'soon'> {
  readonly mostBytes?: number;
}

const MOST_BYTES = 32_000_000;
/** So many entries are written in one go; then others have their turn. */
const SLICE = 200;
/** So few entries are written anew each time. */
const FEW = 20;
/** A guess, as long as nothing was written yet. */
const BYTES_PER_ENTRY = 250;

export function createChronicles({ mostBytes = MOST_BYTES, soon }: Library): Chronicles {
  /** The table asked for last is the last one. */
  const volumes = new Map<string, Volume>();
  let bytes = 0;

  const forget = (table: string) => {
    for (const { counted } of volumes.get(table)?.values() ?? []) bytes -= counted;
    volumes.delete(table);
  };
  const open = (table: string, viewer: Viewer) => {
    const volume: Volume = volumes.get(table) ?? new Map();
    volumes.delete(table);
    volumes.set(table, volume);
    const chronicle = volume.get(viewer) ?? { news: [], newsBytes: 0, last: undefined, counted: 0 };
    volume.set(viewer, chronicle);
    return chronicle;
  };
  const count = (chronicle: Chronicle) => {
    bytes -= chronicle.counted;
    chronicle.counted = chronicle.newsBytes + (chronicle.last?.text.length ?? 0);
    bytes += chronicle.counted;
  };
  const makeRoom = () => {
    for (const table of volumes.keys()) {
      if (bytes <= mostBytes) return;
      forget(table);
    }
  };
  return {
    tell: async (table, { viewer, from }, readWhole) => {
      const chronicle = open(table.id, viewer);
      await writeOn(table, { chronicle, viewer, readWhole, soon });
      const text = textFrom(chronicle, from);
      const isKept = volumes.get(table.id)?.get(viewer) === chronicle;
      if (isKept) count(chronicle);
      makeRoom();
      return text;
    },
    weigh: (table, asked) => weigh(table, volumes.get(table.id)?.get(asked.viewer), asked),
    forget,
    bytes: () => bytes,
  };
}

interface Writing {
  readonly chronicle: Chronicle;
  readonly viewer: Viewer;
  readonly readWhole: ReadWhole;
  readonly soon: Later['soon'];
}

/** Up to the present; the store is read only for what is neither written nor held. */
async function writeOn(table: TableMatch, { chronicle, viewer, readWhole, soon }: Writing): Promise<void> {
  const { news } = chronicle;
  const match = isWithin(table, news.length) ? table.match : await readWhole();
  const held = tallyOf(match).entries - match.entries.length;
  for (let seq = news.length; seq < held + match.entries.length; seq += 1) {
    if (seq % SLICE === 0) await new Promise<void>(soon);
    const text = JSON.stringify(newsOf(table.game, at(match.entries, seq - held), viewer));
    news.push(text);
    chronicle.newsBytes += text.length;
  }
}

/** Whether the table holds all entries from this one on. */
function isWithin({ match: { before } }: TableMatch, from: number): boolean {
  return before === undefined || from >= before.entries;
}

function textFrom(chronicle: Chronicle, from: number): string {
  const { news, last } = chronicle;
  if (last?.from === from && last.to === news.length) return last.text;
  const text = (from === 0 ? news : news.slice(from)).join(',');
  chronicle.last = { from, to: news.length, text };
  return text;
}

function weigh(table: TableMatch, chronicle: Chronicle | undefined, { from }: AskedPart) {
  const { news, newsBytes } = chronicle ?? { news: [], newsBytes: 0 };
  const perEntry = news.length > 0 ? newsBytes / news.length : BYTES_PER_ENTRY;
  const told = Math.max(0, tallyOf(table.match).entries - from);
  const unread = isWithin(table, news.length) ? 0 : (table.match.before?.entries ?? 0);
  return { bytes: Math.round(told * perEntry), entries: isShort(table, from) ? 0 : unread };
}

/** What the table holds and is written in no time needs no chronicle. */
export function isShort(table: TableMatch, from: number): boolean {
  return isWithin(table, from) && tallyOf(table.match).entries - from <= FEW;
}
