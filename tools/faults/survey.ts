import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '@haven/kit';
import { guestAt, type Heard } from '../../server/src/testing/guest.ts';
import { changed } from './histories.ts';
import { OPERATOR } from './house.ts';
import { asks, headersOf, newPerson, type Person } from './person.ts';
import { within } from './rules.ts';
import type { Table } from './tables.ts';

/** Everything that a house tells anybody: what was asked, and the answer. */
export type Survey = ReadonlyMap<string, Told>;

type Told = { readonly told: unknown } | { readonly refused: string } | { readonly silent: string };

const PATIENCE_MS = 5_000;
const END = 1_000_000;
/** Ids are longer than any word of a question. */
const MOST_WORDS = 16;
const SICK = 'GET /api/admin/sick';
const TOLD_SICK = `${SICK} by the operator`;

export async function survey(address: string, tables: readonly Table[]): Promise<Survey> {
  const answers = new Map<string, Told>();
  const stranger = newPerson();
  const ask = async (person: Person, who: string, request: string) => {
    answers.set(`${request} by ${who}`, await answerTo(address, person, request));
  };
  for (const { id, game, sittings } of tables) {
    for (const viewer of [...sittings.keys(), 'spectator' as const])
      answers.set(`table ${id} to ${viewer}`, await lookAt(address, tables, { id, viewer }));
    for (const [seat, { person }] of sittings.entries())
      for (const request of ['GET /api/me', 'GET /api/my/tables', `GET /api/tables/${id}/seat`])
        await ask(person, `${id} ${seat}`, request);
    for (const request of [`/api/tables/${id}`, `/api/matches/${id}`, `/api/matches/${id}/record`])
      await ask(stranger, 'a stranger', `GET ${request}`);
    await ask(stranger, 'a stranger', `GET /api/best?game=${game}`);
    for (const request of [`/api/admin/tables/${id}`, `/api/admin/tables/${id}/export?running=1`])
      await ask(stranger, 'the operator', `GET ${request}`);
  }
  await ask(stranger, 'a stranger', 'GET /api/tables');
  // Last: reading is what finds out.
  await ask(stranger, 'the operator', SICK);
  return answers;
}

async function answerTo(address: string, person: Person, request: string): Promise<Told> {
  try {
    const { status, body } = await asks(address, person, [request, undefined, { authorization: `Bearer ${OPERATOR}` }]);
    return status < 300 ? { told: timeless(body) } : { refused: body.refusal?.code ?? String(status) };
  } catch (error) {
    return { silent: String(error) };
  }
}

/** What stands there whenever one asks: neither the time, nor who is there at the moment, nor what proves a seat. */
const PASSING = new Set(['now', 'isOnline', 'awaySince', 'begins', 'since', 'token', 'exported']);

function timeless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(timeless);
  if (typeof value !== 'object' || value === null) return value;
  const lasting = Object.entries(value).filter(([name]) => !PASSING.has(name));
  return Object.fromEntries(lasting.map(([name, inner]) => [name, timeless(inner)]));
}

interface Look {
  readonly id: string;
  readonly viewer: Viewer;
}

async function lookAt(address: string, tables: readonly Table[], { id, viewer }: Look): Promise<Told> {
  const sitting = viewer === 'spectator' ? undefined : tables.find((table) => table.id === id)?.sittings[viewer];
  try {
    const guest = await guestAt(address, headersOf(sitting?.person ?? newPerson()));
    guest.say({ type: 'join', match: id, token: sitting?.token });
    guest.say({ type: 'look', from: END });
    const letters = await within(PATIENCE_MS, lettersTo(guest));
    guest.socket.terminate();
    return letters ?? { silent: 'no answer' };
  } catch (error) {
    return { silent: String(error) };
  }
}

/** All letters to a newcomer: the last one answers their look beyond the end. */
async function lettersTo({ frames, socket }: Awaited<ReturnType<typeof guestAt>>): Promise<Told> {
  for (;;) {
    const letters = frames.map((frame) => JSON.parse(frame) as Heard);
    const error = letters.find(({ type }) => type === 'error');
    if (error) return { refused: error.refusal.code };
    if (letters.filter(({ type }) => type === 'seen').length > 1) return { told: timeless(letters) };
    if (socket.readyState === socket.CLOSED) return { silent: 'the socket was closed' };
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

export interface Comparison {
  readonly named: string[];
  readonly wrong: string[];
}

/** What is told now must be what was told before; what is not told must be refused. */
export function compare(before: Survey, now: Survey): Comparison {
  const named = [...now].filter(
    ([question, told]) => 'refused' in told && !isDeepStrictEqual(told, before.get(question)),
  );
  const sick = `${named.map(([question]) => question).join(' ')} ${JSON.stringify(now.get(TOLD_SICK))}`;
  const asked = [...before].filter(([question]) => question !== TOLD_SICK);
  const wrong = asked.flatMap(([question, told]) => differenceIn(question, { told, now: now.get(question), sick }));
  return { named: named.map(([question, told]) => `${question}: ${'refused' in told ? told.refused : ''}`), wrong };
}

interface Difference {
  readonly told: Told;
  readonly now: Told | undefined;
  /** Whatever is named anywhere. */
  readonly sick: string;
}

function differenceIn(question: string, { told, now, sick }: Difference): string[] {
  if (now === undefined || 'refused' in now || isDeepStrictEqual(told, now)) return [];
  if ('silent' in now) return [`${question}: ${now.silent}`];
  if ('told' in told && isShorterList(told.told, now.told, sick)) return [];
  if ('told' in told && isQuieter(told.told, now.told) && idsIn(question).some((id) => sick.includes(id))) return [];
  return [`${question}: ${changedPart(told, now)}`];
}

/** A list may leave out a table that is named elsewhere. */
function isShorterList(before: unknown, now: unknown, sick: string): boolean {
  if (isDeepStrictEqual(before, now)) return true;
  if (Array.isArray(before) && Array.isArray(now))
    return isDeepStrictEqual(
      before.filter((line) => !isSick(line, sick)),
      now.filter((line) => !isSick(line, sick)),
    );
  if (!isRecord(before) || !isRecord(now)) return false;
  return Object.keys(before).every((name) => isShorterList(before[name], now[name], sick));
}

/** A table that is named to the operator may have lost lines of its chat, or all of them with their letter, and nothing else. */
function isQuieter(before: unknown, now: unknown): boolean {
  if (isDeepStrictEqual(before, now)) return true;
  if (isChat(before) && isChat(now)) return now.every((line) => before.some((said) => isDeepStrictEqual(said, line)));
  if (Array.isArray(before) && Array.isArray(now)) {
    if (before.length > now.length) return isDeepStrictEqual(before.filter(isNoChatLetter), now);
    return before.length === now.length && before.every((each, index) => isQuieter(each, now[index]));
  }
  if (!isRecord(before) || !isRecord(now)) return false;
  return Object.keys(before).every((name) => isQuieter(before[name], now[name]));
}

const isNoChatLetter = (letter: unknown) => !isRecord(letter) || letter.type !== 'chat';

function isChat(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every((line) => isRecord(line) && 'said' in line);
}

function idsIn(question: string): string[] {
  return question.split(/[ /?]/).filter((word) => word.length > MOST_WORDS);
}

function isSick(line: unknown, sick: string): boolean {
  const id = isRecord(line) ? (line.id ?? line.match) : undefined;
  return typeof id === 'string' && sick.includes(id);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first place where two answers differ. */
function changedPart(before: unknown, now: unknown, path = 'the answer'): string {
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null)
    return changed(path, before, now);
  const [one, other] = [before, now] as [Record<string, unknown>, Record<string, unknown>];
  const name = [...Object.keys(one), ...Object.keys(other)].find((key) => !isDeepStrictEqual(one[key], other[key]));
  return name === undefined ? changed(path, before, now) : changedPart(one[name], other[name], `${path}.${name}`);
}
