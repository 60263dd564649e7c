import { type News, sealOf, sealOfAnswer } from '@haven/kit';
import type { Chair, FromServer, TableInfo, ToServer } from '@haven/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenTable } from '../links/open-table.ts';
import { openRemote } from '../links/remote/open-remote.ts';
import { forgetReceipts, keptReceipt } from '../seals/receipts.ts';
import { forgetSalts, newSeal, saltBehind } from '../seals/salts.ts';
import { closeBrowser, openBrowser } from './browser.ts';

const TABLE = 'lied to';
const SEAL = sealOf('share');
const THEIRS = sealOf('their salt');

/** The other end of the page's socket: what the page said to it, and what it tells the page. */
class ServerEnd {
  static readonly OPEN = 1;
  static last: ServerEnd;
  readonly readyState = ServerEnd.OPEN;
  readonly said: ToServer[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};

  constructor() {
    ServerEnd.last = this;
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  tell(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {}
}

let mine: string;
let page: OpenTable;

/** A page that sits on the first chair of a table where people gather. */
beforeEach(async () => {
  openBrowser();
  vi.stubGlobal('WebSocket', ServerEnd);
  localStorage.setItem('haven.seats', JSON.stringify([{ match: TABLE, game: 'g', token: 't', since: 0 }]));
  mine = newSeal();
  const opening = openRemote(TABLE);
  tell({ phase: 'gathering' });
  page = (await opening) as OpenTable;
});

afterEach(() => {
  page.link.close();
  forgetReceipts();
  forgetSalts();
  closeBrowser();
});

const chairOf = (seat: number, seal: string): Chair => ({
  ...{ seat, seal, kind: 'human', isStandIn: false, name: '', isOnline: true },
});

function tell(changes: Partial<TableInfo> & Pick<TableInfo, 'phase'>): void {
  const rest = { options: {}, access: 'link', clock: { kind: 'none' }, timeout: 'bot', created: 0, host: 0 } as const;
  const chairs = [chairOf(0, mine), chairOf(1, THEIRS)];
  const table = { id: TABLE, game: 'g', seal: SEAL, clocks: [], now: 0, chairs, ...rest, ...changes };
  ServerEnd.last.tell({ type: 'table', viewer: 0, aids: [], table });
}

const isOpened = () => ServerEnd.last.said.some(({ type }) => type === 'salt');
const doubt = () => page.online?.state().doubt;

test('an honest server gets the salt', () => {
  tell({ phase: 'sealing' });
  expect(ServerEnd.last.said.at(-1)).toEqual({ type: 'salt', salt: saltBehind(mine) });
  expect(doubt()).toBeNull();
});

test('one that changes its seal before gets no salt, and the page says so for good', () => {
  tell({ phase: 'sealing', seal: sealOf('another share') });
  expect([isOpened(), doubt()]).toEqual([false, 'seals-exchanged']);
  tell({ phase: 'sealing' });
  expect([isOpened(), doubt()]).toEqual([false, 'seals-exchanged']);
});

test('one that changes a seal after the salt went out is doubted', () => {
  tell({ phase: 'sealing' });
  tell({ phase: 'sealing', chairs: [chairOf(0, mine), chairOf(1, sealOf('chosen later'))] });
  expect(doubt()).toBe('seals-exchanged');
});

/** Both decide at once, and this page answers; returns the nonce with which it did. */
function answers(): string {
  tell({ phase: 'sealing' });
  tell({ phase: 'playing' });
  tellNews([]);
  page.link.play(0, 'ready');
  const said = ServerEnd.last.said.at(-1);
  return said?.type === 'play' ? (said.nonce ?? '') : '';
}

function tellNews(news: readonly News<unknown>[]): void {
  const seen = { asked: 0, toAct: [0, 1], view: {}, moves: [], canUndo: false, undone: 0, seq: news.length };
  ServerEnd.last.tell({ type: 'seen', seen, from: 0, news } as FromServer);
}

const refusals: string[] = [];
const hearRefusals = () => page.online?.watchRefusals(({ code }) => refusals.push(code));

test('an answer given while others decide is sealed, and kept with the seals of the others', () => {
  hearRefusals();
  const nonce = answers();
  const given = { asked: 0, move: 'ready', nonce };
  tellNews([
    { seat: 1, events: [], seal: sealOf('theirs') },
    { seat: 0, events: [], seal: sealOfAnswer({ seat: 0, ...given }) },
  ]);
  expect(keptReceipt(TABLE)).toMatchObject({ answers: [{ entry: 2, ...given }], told: [[1, sealOf('theirs')]] });
  expect(refusals).toEqual([]);
});

test.each([
  ['exchanged', (nonce: string) => ({ seal: sealOfAnswer({ seat: 0, asked: 0, move: 'wait', nonce }) })],
  ['told without its seal', () => ({})],
])('an answer that is %s is told', (_what, entryOf) => {
  hearRefusals();
  tellNews([]);
  const nonce = answers();
  tellNews([{ seat: 0, events: [], ...entryOf(nonce) }]);
  expect(refusals.splice(0)).toEqual(['answer-exchanged']);
});
