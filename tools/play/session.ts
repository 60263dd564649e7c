import {
  at,
  type GameTypes,
  inForce,
  type Match,
  play,
  type Seat,
  seenBy,
  start,
  tallyOf,
  undo,
  witnessed,
} from '@haven/kit';
import type { Table } from './table.ts';

/** A match at the terminal: a value; every answer gives the next one. */
export interface Session {
  readonly table: Table;
  readonly match: Match<GameTypes>;
}

/** What an input led to. */
export interface Answer {
  readonly session: Session;
  readonly output: readonly string[];
  readonly over: boolean;
  /** Said when the keyboard goes to somebody else, who alone may see the output. */
  readonly handover?: string;
}

export function open(table: Table): Answer {
  const { game, options, seed, seats, voice } = table;
  const session = { table, match: start(game, { seats, options, seed }) };
  const title = [voice.say(gameLine('title')), voice.say(gameLine('pitch'))];
  const output = [...title, ...helpOf(table), ...screenOf(session)];
  return { session, output, over: false, ...(seats > 1 && handoverTo(session)) };
}

const gameLine = (name: 'title' | 'pitch') => ({ key: `game.${name}`, values: {} });

/** One line of input: a number or the text of a move, or one of the commands. */
export function answer(session: Session, input: string): Answer {
  const [word = '', ...rest] = input.trim().split(/\s+/);
  if (word === '') return stay(session, []);
  if (word === 'quit') return { session, output: [], over: true };
  if (word === 'help') return stay(session, [...helpOf(session.table), ...screenOf(session)]);
  if (word === 'rules') return stay(session, rulesOf(session.table, rest[0]));
  if (word === 'undo') return takeBack(session);
  return makeMove(session, chosen(session, input.trim()));
}

function stay(session: Session, output: readonly string[]): Answer {
  return { session, output, over: false };
}

/** The seat whose turn it is; at a table of several, they share the keyboard. */
function seatOf({ table, match }: Session): Seat {
  return table.game.toAct(match.state)[0] ?? 0;
}

/** A number stands for the move in the list. */
function chosen(session: Session, input: string): string {
  if (!/^\d+$/.test(input)) return input;
  const { moves } = seenBy(session.table.game, session.match, seatOf(session));
  return moves[Number(input) - 1]?.text ?? input;
}

function makeMove(session: Session, move: string): Answer {
  const { table, match } = session;
  const seat = seatOf(session);
  const result = play(table.game, match, { seat, move });
  if (result.match === undefined) return stay(session, [refusalOf(table, result.refusal), ...bugOf(result)]);
  const next = { table, match: result.match };
  const over = isOver(next);
  const changed = !over && seatOf(next) !== seat;
  const told = newsFor(next, over ? seat : seatOf(next));
  return { session: next, output: [...told, ...screenOf(next)], over, ...(changed && handoverTo(next)) };
}

/** The last move as the one hears it who looks at the screen now. */
function newsFor({ table, match }: Session, seat: Seat): string[] {
  const last = at(match.entries, match.entries.length - 1);
  const log = witnessed(table.game, last, seat).map((event) => table.text.logLine(event));
  return log.filter((line) => line !== undefined).map((line) => `  ${table.voice.say(line)}`);
}

function handoverTo(session: Session): { handover: string } {
  const { text, voice } = session.table;
  const seat = seatOf(session);
  const name = text.seatLine ? voice.say(text.seatLine(seat)) : String(seat + 1);
  return { handover: voice.tell('handover', { name }) };
}

/** Whoever plays in the terminal may well be the one who repairs it. */
function bugOf({ bug }: { readonly bug?: unknown }): string[] {
  return bug instanceof Error ? [bug.stack ?? bug.message] : [];
}

/** Takes back the last move, whoever made it: the keyboard then goes back to them. */
function takeBack(session: Session): Answer {
  const { table, match } = session;
  const result = undo(table.game, match, { seat: inForce(match.entries).at(-1)?.seat ?? seatOf(session) });
  if (result.match === undefined) return stay(session, [refusalOf(table, result.refusal)]);
  const next = { table, match: result.match };
  const changed = seatOf(next) !== seatOf(session);
  const output = [table.voice.tell('taken', {}), ...screenOf(next)];
  return { session: next, output, over: false, ...(changed && handoverTo(next)) };
}

function refusalOf({ text, voice }: Table, refusal: Parameters<Table['text']['refusalLine']>[0]): string {
  return voice.tell('refused', { reason: voice.say(text.refusalLine(refusal)), rule: refusal.rule ?? 'none' });
}

function isOver({ table, match }: Session): boolean {
  return table.game.toAct(match.state).length === 0;
}

/** The position, what is asked, and what may be answered; at the end, the score sheet. */
function screenOf(session: Session): string[] {
  const { table, match } = session;
  const { text, voice, game } = table;
  const { view, moves, outcome } = seenBy(game, match, seatOf(session));
  const status = text.statusLines(view).map(voice.say);
  if (outcome) return ['', ...status, '', ...text.resultLines(outcome).map(voice.say), undoneOf(session)];
  const choices = moves.map(({ move, text: notation }, index) => {
    const number = String(index + 1).padStart(3);
    return `${number}) ${voice.say(text.moveLine(move, view))}  [${notation}]`;
  });
  return ['', ...status, '', voice.say(text.promptLine(view)), ...choices];
}

function undoneOf({ table, match }: Session): string {
  return table.voice.say(table.text.undoneLine(tallyOf(match).undone));
}

function helpOf({ voice }: Table): string[] {
  return [voice.tell('commands', {}), voice.tell('rules.how', {})];
}

/** The section titles, one section, or one rule. */
function rulesOf({ text, language, voice }: Table, wished: string | undefined): string[] {
  const rules = Object.entries(text.rulesText[language]);
  const number = `§${wished?.replace('§', '') ?? ''}`;
  const isWanted = wished === undefined ? isSection : (id: string) => id === number || id.startsWith(`${number}.`);
  const found = rules.filter(([id]) => isWanted(id)).map(([id, rule]) => `${id} ${rule}`);
  return found.length > 0 ? found : [voice.tell('rules.unknown', { rule: number })];
}

const isSection = (id: string) => !id.includes('.');
