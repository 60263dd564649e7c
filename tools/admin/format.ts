import { lineOf } from '@haven/server/admin';
import type {
  AdminLine,
  AdminReport,
  AdminTable,
  Ban,
  ChatLine,
  HouseNumbers,
  Said,
  SickThing,
  Soundness,
} from '@haven/wire';

/** The last moment that a date can name. */
const LAST_MS = 8.64e15;

/** Tables of words as the terminal shows them. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A damaged table may have no time at all. */
function day(ms: number): string {
  if (!(Math.abs(ms) <= LAST_MS)) return '?';
  return new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
}

/** What people wrote comes from anywhere: nothing in it moves the cursor or changes colours. */
function plain(text: string): string {
  return text.replace(/\p{C}/gu, ' ');
}

export function listSheet(lines: readonly AdminLine[]): string[] {
  const head = ['table', 'game', 'phase', 'moves', 'changed', 'people'];
  const rows = lines.map(({ id, game, phase, moves, changed, names, sick }) => {
    const people = sick === undefined ? names.join(', ') : `SICK: ${sick}`;
    return [id, game, phase, String(moves), day(changed), plain(people)];
  });
  return lines.length === 0 ? ['No table.'] : columns([head, ...rows]);
}

export function tableSheet({ table, moves, changed, outcome, owners, chat, reports }: AdminTable): string[] {
  const { id, game, phase, access, created, clock, chairs } = table;
  const facts = columns([
    ['table', id],
    ['game', game],
    ['phase', outcome ? `${phase}, ${outcome.verdict}` : phase],
    ['access', access],
    ['clock', Object.values(clock).join(' ')],
    ['moves', String(moves)],
    ['created', day(created)],
    ['changed', day(changed)],
  ]);
  const seats = chairs.map(({ seat, kind, name, isOnline, isStandIn }) => {
    const guest = owners.find((owner) => owner.seat === seat)?.guest;
    const where = [isOnline ? 'here' : 'away', isStandIn ? 'a bot plays' : ''];
    return [`seat ${seat + 1}`, kind, ...where, plain(name), guest ? `guest ${guest}` : ''];
  });
  return [
    ...facts,
    '',
    ...columns(seats),
    ...chapter('chat', chat.map(chatLine)),
    ...chapter('complaints', reports.map(complaint)),
  ];
}

function chapter(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}

function chatLine({ number, seat, at, said }: ChatLine): string {
  return `${number}  ${day(at)}  seat ${seat + 1}: ${wordsOf(said)}`;
}

function wordsOf(said: Said): string {
  switch (said.kind) {
    case 'text':
      return plain(said.text);
    case 'phrase':
      return `[${said.phrase}]`;
    case 'emote':
      return `[${said.emote}]`;
    case 'removed':
      return '[removed]';
    case 'happened':
      return `[${plain(JSON.stringify(said.happening))}]`;
    default:
      return said satisfies never;
  }
}

function complaint(report: AdminReport): string {
  const { table, line, at, name, guest, reporter, said, reason, why, isRemoved, settled } = report;
  const who = guest === null ? plain(name) : `${plain(name)} (guest ${guest})`;
  const words = [reason, plain(why)].filter(Boolean).join(', ');
  const since = [isRemoved && 'removed', settled !== null && `settled ${day(settled)}`].filter(Boolean).join(', ');
  const told = `${day(at)}  ${table} line ${line}: ${who} said "${wordsOf(said)}"; ${plain(reporter)}: ${words}`;
  return since === '' ? told : `${told} (${since})`;
}

export function banSheet(bans: readonly Ban[]): string[] {
  const rows = bans.map(({ kind, name, at, until, why, called }) => {
    return [kind, plain(name), plain(called), day(at), until === null ? 'for ever' : day(until), plain(why)];
  });
  return bans.length === 0
    ? ['Nobody is banned.']
    : columns([['kind', 'name', 'called', 'since', 'until', 'why'], ...rows]);
}

export function reportSheet(reports: readonly AdminReport[]): string[] {
  return reports.length === 0 ? ['No complaint.'] : reports.map(complaint);
}

export function sweptLine({ tables, matches, guests }: Readonly<Record<string, number>>): string {
  return `Forgotten: ${tables} tables, ${matches} matches without one, ${guests} guests.`;
}

function clockLines({ offMs, doubt }: HouseNumbers['clock']): string[] {
  const lines: string[] = [];
  if (offMs !== 0) lines.push(`This machine's clock was set by ${span(offMs)} since the start.`);
  if (doubt) lines.push(`The date had jumped by ${span(doubt.jumpMs)}: nothing is forgotten. If it is right: sweep`);
  return lines;
}

function span(ms: number): string {
  const hours = ms / 3600_000;
  return Math.abs(hours) < 48 ? `${hours.toFixed(1)} hours` : `${(hours / 24).toFixed(0)} days`;
}

export function checkSheet({ damaged }: Soundness): string[] {
  return damaged.length === 0 ? ['All data are sound.'] : ['Damaged:', ...damaged.map((one) => plain(lineOf(one)))];
}

function sickLine({ kind, id, since, why }: SickThing): string {
  return `${kind} ${plain(id)}  since ${day(since)}: ${plain(why)}`;
}

export function numberSheet(numbers: HouseNumbers): string[] {
  const { latency, tables } = numbers;
  return [
    ...columns([
      ['open since', day(numbers.opened)],
      ['guests', String(numbers.guests)],
      ['complaints', String(numbers.reports)],
      ['sockets', String(numbers.sockets)],
      ['in memory', String(numbers.loaded)],
      ['moves', `${numbers.moves} in the last minute`],
      [
        'latency',
        latency ? `${latency.p50Ms.toFixed(1)} ms, 99 of 100 below ${latency.p99Ms.toFixed(1)} ms` : 'no move',
      ],
      ['errors', String(numbers.errors)],
      ['data', `${(numbers.dataBytes / 2 ** 20).toFixed(1)} MB`],
    ]),
    ...chapter('clock', clockLines(numbers.clock)),
    ...chapter('sick', numbers.sick.map(sickLine)),
    ...chapter('tables', columns(tables.map(({ game, phase, tables: count }) => [game, phase, String(count)]))),
  ];
}
