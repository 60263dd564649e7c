import { findRow } from '../../server/src/store/sqlite-rows.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Heard, Page } from './page.ts';
import { leaksIn } from './secrets.ts';
import type { World } from './world.ts';

/** What one person has been told of a match, wherever they were. */
export interface Memory {
  readonly who: string;
  readonly table: string;
  /** How many entries they know of. */
  known: number;
  /** The number of the last line they read. */
  readonly lines: Set<number>;
}

export interface Hearing {
  /** Holds what somebody is told against what is stored at this very moment. */
  heard(memory: Memory, page: Page, told: { readonly heard: Heard; readonly frame: string }): void;
  ledgerOf(table: string): Ledger | undefined;
}

/** One message in so many is searched for secrets word by word; that all of them say what they should is seen anyway. */
const SEARCHED = 3;
/** Of a match without chairs. */
const NONE = 'no share';

export function createHearing(world: World): Hearing {
  const ledgers = new Map<string, Ledger>();
  const ledgerOf = (table: string) => {
    const ledger = ledgers.get(table) ?? createLedger(world, table);
    if (ledger) ledgers.set(table, ledger);
    return ledger;
  };
  const share = world.database.sqlite.prepare('select share from tables where id = ?');
  const line = world.database.sqlite.prepare(
    'select said from chat where number = (select number from tables where id = ?) and line = ?',
  );
  const checkLines = ({ who, table, lines: read }: Memory, { lines }: Heard) => {
    for (const { number, said } of lines) {
      const kept = findRow<{ said: string }>(line, table, number);
      if (kept?.said !== JSON.stringify(said))
        world.violate(`${who} read line ${number} of ${table}, which nobody keeps`);
      read.add(number);
    }
  };
  const shares = new Map<string, string>();
  const shareOf = (table: string) => {
    const kept = shares.get(table) ?? findRow<{ share: string }>(share, table)?.share ?? NONE;
    shares.set(table, kept);
    return kept;
  };
  const checkShare = ({ who, table }: Memory, frame: string) => {
    if (frame.includes(shareOf(table))) world.violate(`${who} was told the share of ${table}`);
  };
  /** Nothing here damages what is stored: nothing may be called damaged. */
  const checkWell = ({ who, table }: Memory, { refusal }: Heard) => {
    if (refusal.code === 'table-damaged') world.violate(`${who} was told that ${table} is damaged`);
  };
  return {
    ledgerOf,
    heard: (memory, page, { heard, frame }) => {
      if (heard.type === 'chat') return checkLines(memory, heard);
      if (heard.type === 'table') return checkShare(memory, frame);
      if (heard.type === 'error') return checkWell(memory, heard);
      if (heard.type !== 'seen' && heard.type !== 'refused') return;
      const ledger = ledgerOf(memory.table);
      if (ledger === undefined)
        return world.violate(`${memory.who} was told of the match ${memory.table}, which nobody keeps`);
      checkSeen(world, memory, { ledger, page, heard, frame });
    },
  };
}

interface Telling {
  readonly ledger: Ledger;
  readonly page: Page;
  readonly heard: Heard;
  readonly frame: string;
}

function checkSeen(world: World, memory: Memory, { ledger, page, heard, frame }: Telling): void {
  const { who, table } = memory;
  const { seq } = heard.seen;
  if (seq > ledger.length()) return world.violate(`${who} was told of entry ${seq} of ${table}, which is not kept`);
  if (seq < memory.known)
    world.violate(`${who} knew ${memory.known} entries of ${table} and is told that there are ${seq}`);
  for (const part of ledger.seen(seq, page.viewer))
    if (!frame.includes(part)) world.violate(`${who} does not see ${table} as it is after ${seq} entries`);
  if (heard.type === 'seen') checkNews(world, memory, { ledger, page, heard, frame });
  const leaks = world.dice.below(SEARCHED) === 0 ? leaksIn(heard.seen, page.viewer, ledger) : [];
  for (const leak of leaks) world.violate(`${who} was told the secret ${leak} of ${table}`);
}

function checkNews(world: World, memory: Memory, { ledger, page, heard, frame }: Telling): void {
  const { from, news, seen } = heard;
  if (from + news.length !== seen.seq) world.violate(`${memory.who} was told of ${memory.table} with a gap`);
  const texts = news.map((_, index) => ledger.news(from + index, page.viewer));
  if (!frame.endsWith(`"from":${from},"news":[${texts.join(',')}]}`))
    world.violate(`${memory.who} was told of ${memory.table} from ${from} on what is not kept`);
  if (from <= memory.known) memory.known = Math.max(memory.known, seen.seq);
  else page.say({ type: 'look', from: memory.known });
}
