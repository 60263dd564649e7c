import { isDeepStrictEqual } from 'node:util';
import type { News, Viewer } from '@haven/kit';
import { type ChatLine, PHASES, type Phase, type TableInfo } from '@haven/wire';

/** What one viewer was told of a table, and so may never be untold. */
export interface History {
  readonly viewer: Viewer;
  readonly news: News<unknown>[];
  readonly chat: Map<number, ChatLine>;
  chairs: readonly Sitter[];
  /** What people at this table were called before; nobody in these experiments goes back to an old name. */
  readonly formerNames: Set<string>;
  phase: Phase;
}

/** Who sits on a chair, and what they sealed. */
interface Sitter {
  readonly kind: string;
  readonly name: string;
  readonly seal: string;
}

export function newHistory(viewer: Viewer): History {
  return { viewer, news: [], chat: new Map(), chairs: [], formerNames: new Set(), phase: 'gathering' };
}

interface Letter {
  readonly from: number;
  readonly news: readonly News<unknown>[];
}

/** Adds what is new and returns what contradicts the history. */
export function hearNews(history: History, { from, news }: Letter): string[] {
  return news.flatMap((told, index) => {
    const number = from + index;
    const known = history.news[number];
    if (known !== undefined) return isDeepStrictEqual(known, told) ? [] : [changed(`entry ${number}`, known, told)];
    if (number > history.news.length) return [`entry ${number} was told after entry ${history.news.length - 1}`];
    history.news.push(told);
    return [];
  });
}

/** A letter with all that happened so far: nothing of what was told before may be missing. */
export function hearWhole(history: History, letter: Letter): string[] {
  const left = letter.from + letter.news.length;
  const lost = left < history.news.length ? [`${history.news.length} entries were told, ${left} are left`] : [];
  return [...lost, ...hearNews(history, letter)];
}

/** But for the name of whoever said it, which is the one they have now. */
export function hearChat({ chat }: History, told: readonly ChatLine[]): string[] {
  const lines = told.map(({ name: _name, ...line }): ChatLine => line);
  const isInOrder = lines.every(({ number }, index) => index === 0 || number > (lines[index - 1]?.number ?? 0));
  const wrong = lines.flatMap((line) => {
    const known = chat.get(line.number);
    chat.set(line.number, known ?? line);
    return known === undefined || isDeepStrictEqual(known, line) ? [] : [changed(`line ${line.number}`, known, line)];
  });
  return isInOrder ? wrong : [...wrong, 'lines of chat were told out of their order'];
}

/** Of all that was said so far, to a newcomer. */
export function missingChat({ chat }: History, told: ReadonlySet<number>): string[] {
  return [...chat.keys()].filter((number) => !told.has(number)).map((number) => `line ${number} of the chat is lost`);
}

export function hearTable(history: History, { chairs, phase }: TableInfo): string[] {
  const sitters = chairs.map(({ kind, name, seal = '' }) => ({ kind, name, seal }));
  const wrong = history.phase === 'gathering' ? [] : changedChairs(history, sitters);
  const isBack = PHASES.indexOf(phase) < PHASES.indexOf(history.phase);
  const back = isBack ? [`the table was ${history.phase} and is ${phase} again`] : [];
  history.chairs = sitters;
  if (!isBack) history.phase = phase;
  return [...wrong, ...back];
}

/** People may take another name; whoever sits there and what they sealed stays. */
function changedChairs({ chairs, formerNames }: History, sitters: readonly Sitter[]): string[] {
  const lasting = (list: readonly Sitter[]) => list.map(({ kind, seal }) => ({ kind, seal }));
  if (!isDeepStrictEqual(lasting(chairs), lasting(sitters))) return [changed('the chairs', chairs, sitters)];
  return sitters.flatMap(({ name }, seat) => {
    const before = chairs[seat]?.name ?? name;
    if (before === name) return [];
    formerNames.add(before);
    return formerNames.has(name) ? [changed('a name', before, name)] : [];
  });
}

/** There is one order of entries, whoever tells it; what differs is only how much each viewer learns of an entry. */
export function disagreements(histories: readonly History[]): string[] {
  const [first, ...others] = histories;
  if (first === undefined) return [];
  return others.flatMap((other) => {
    const who = `${first.viewer} and ${other.viewer}`;
    if (other.news.length !== first.news.length)
      return [`${who} were told of ${first.news.length} and ${other.news.length} entries`];
    const at = first.news.findIndex((told, index) => !isSameEntry(told, other.news[index]));
    return at === -1 ? [] : [`${who} were told of different entries ${at}`];
  });
}

function isSameEntry(one: News<unknown>, other: News<unknown> | undefined): boolean {
  return one.seat === other?.seat && one.undone === other.undone && one.by === other.by && one.seal === other.seal;
}

const LONGEST = 300;

export function changed(what: string, before: unknown, now: unknown): string {
  return `${what} was ${textOf(before)} and is ${textOf(now)}`;
}

function textOf(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, LONGEST);
}
