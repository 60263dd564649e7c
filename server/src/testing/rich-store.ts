import type { Store } from '../store/store.ts';
import type { StoredChair, StoredTable } from '../store/tables.ts';
import { barterRecord, gatheringTable, NOW, SEALED } from './stored-barter.ts';

const RECORD = barterRecord({ ...SEALED, options: { long: 'yes' }, initial: { coins: [10, 10] } });
const SAID = { kind: 'text', text: 'good day' } as const;

const chair = (seat: number, kind: StoredChair['kind'], player: string | null): StoredChair => ({
  seat,
  kind,
  player,
  name: player ?? 'Bot',
  seal: 'seal',
  salt: 'salt',
});
const table = (id: string, host: string): StoredTable => ({
  ...gatheringTable({ id, host, chairs: [chair(0, 'human', host), chair(1, 'bot', null)] }),
  options: { cards: 'a set' },
});

/** Two guests, each with something of everything that can be stored. */
export const GUESTS = ['ada', 'bo'] as const;
export const MATCHES = GUESTS.flatMap((guest) => [`${guest}-plays`, `${guest}-alone`]);
export const TABLES = GUESTS.flatMap((guest) => [`${guest}-plays`, `${guest}-waits`, `${guest}-again`]);

export async function fill(store: Store): Promise<void> {
  for (const guest of GUESTS) await fillFor(store, guest);
  await store.clocks.beat(NOW);
  await store.clocks.keepOpen({ at: NOW, doubt: null });
  await store.bans.put({ kind: 'guest', name: 'eve', at: NOW, until: null, why: 'rude', called: 'Eve' });
}

async function fillFor(store: Store, guest: string): Promise<void> {
  await store.players.create({ id: guest, name: guest.toUpperCase(), language: 'en', created: NOW });
  await store.players.keepRecovery([{ hash: `hash of ${guest}`, player: guest, expires: NOW * 2 }]);
  await store.notices.setWebhook(guest, { format: 'discord', url: `https://hook.example/${guest}` });
  const keys = { p256dh: 'p', auth: 'a' };
  await store.notices.subscribe({ endpoint: `https://push.example/${guest}`, player: guest, created: NOW, keys });
  await play(store, guest);
  await store.tables.create(table(`${guest}-waits`, guest));
  await store.tables.rematch(`${guest}-waits`, table(`${guest}-again`, guest));
  await store.create({ id: `${guest}-alone`, record: RECORD, created: NOW, nickname: guest });
  await store.aid(`${guest}-alone`, ['odds']);
  await end(store, guest);
}

/** With the bot to act, and somebody's time running. */
async function play(store: Store, guest: string): Promise<void> {
  const id = `${guest}-plays`;
  await store.tables.create(table(id, guest));
  const begins = { match: { id, record: RECORD, created: NOW }, turn: { moves: 0, toAct: [1] } };
  await store.tables.change({ table: id, revision: 0, at: NOW, phase: 'playing', begins });
  const clocks = [{ seat: 0, bankMs: 1000, since: NOW }];
  for (let seq = 0; seq < 4; seq += 1)
    await store.append({ ...entry(id, seq), turn: { moves: seq + 1, toAct: [1] }, clocks });
  await store.chat.add({ table: id, seat: 0, player: guest, at: NOW, said: SAID });
  await store.chat.report({ table: id, line: 1, reporter: guest, reason: 'other', why: 'rude', at: NOW });
  await store.notices.claim({ table: id, player: guest, turn: 1, at: NOW, quietMs: 0 });
}

async function end(store: Store, guest: string): Promise<void> {
  const outcome = { ranking: [[1], [0]], sheets: [], verdict: 'won' };
  await store.append({
    ...entry(`${guest}-alone`, 0),
    ending: { outcome, total: 5, moves: 1, undone: 1, isByPeople: true },
  });
}

function entry(match: string, seq: number) {
  const made = { seat: seq % 2, move: `move ${seq}`, events: [{ type: 'paid', coins: seq }] };
  return { match, seq, entry: made, at: NOW + seq, snapshot: { seq: seq + 1, state: { coins: [seq, 0] } } };
}
