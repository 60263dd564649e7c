import { WEBHOOKS, type Webhook } from '@haven/wire';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Thing } from './damaged.ts';
import type { GroupCommit } from './group-commit.ts';
import type { KeptSubscription, NoticeStore, Told } from './notices.ts';
import { allRows, type Noticed, readEach } from './rows.ts';

interface SubscriptionRow {
  readonly endpoint: string;
  readonly player: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
}

const MOST_DEVICES = 10;

export function sqliteNotices(
  database: DatabaseSyncInstance,
  commit: GroupCommit['commit'],
  noticed: Noticed,
): NoticeStore {
  const say = statements(database);
  const subscribe = ({ endpoint, player, keys, created }: KeptSubscription) => {
    say.subscribe.run(endpoint, player, keys.p256dh, keys.auth, created);
    say.forgetOld.run(player, player, MOST_DEVICES);
  };
  const webhooks = (player: string) =>
    readEach(allRows<Webhook>(say.webhook, player), { read: sound, of: () => guest(player), noticed });
  return {
    subscribe: (subscription) => commit(() => subscribe(subscription)),
    subscriptions: async (player) =>
      readEach(allRows<SubscriptionRow>(say.subscriptions, player), { read: kept, of: () => guest(player), noticed }),
    unsubscribe: (who) =>
      commit(() => void ('endpoint' in who ? say.forgetOne.run(who.endpoint) : say.forgetAll.run(who.player))),
    setWebhook: (player, webhook) =>
      commit(() => void (webhook ? say.hook.run(player, webhook.format, webhook.url) : say.unhook.run(player))),
    webhook: async (player) => webhooks(player)[0] ?? null,
    claim: (told) => commit(() => claim(say, told)),
  };
}

function guest(id: string): Thing {
  return { kind: 'guest', id };
}

function sound({ format, url }: Webhook): Webhook {
  if (!WEBHOOKS.includes(format) || !URL.canParse(url)) throw new TypeError('this is no webhook');
  return { format, url };
}

function kept({ p256dh, auth, ...row }: SubscriptionRow): KeptSubscription {
  if (!URL.canParse(row.endpoint) || typeof p256dh !== 'string' || typeof auth !== 'string')
    throw new TypeError('this is no device');
  return { ...row, keys: { p256dh, auth } };
}

type Statements = ReturnType<typeof statements>;

function statements(database: DatabaseSyncInstance) {
  return {
    subscribe: database.prepare(
      'insert into subscriptions (endpoint, player, p256dh, auth, created) values (?, ?, ?, ?, ?)' +
        ' on conflict (endpoint) do update set player = excluded.player, p256dh = excluded.p256dh,' +
        ' auth = excluded.auth, created = excluded.created',
    ),
    forgetOld: database.prepare(
      'delete from subscriptions where player = ? and endpoint not in' +
        ' (select endpoint from subscriptions where player = ? order by created desc limit ?)',
    ),
    subscriptions: database.prepare('select * from subscriptions where player = ? order by created'),
    forgetOne: database.prepare('delete from subscriptions where endpoint = ?'),
    forgetAll: database.prepare('delete from subscriptions where player = ?'),
    hook: database.prepare(
      'insert into webhooks (player, format, url) values (?, ?, ?)' +
        ' on conflict (player) do update set format = excluded.format, url = excluded.url',
    ),
    unhook: database.prepare('delete from webhooks where player = ?'),
    webhook: database.prepare('select format, url from webhooks where player = ?'),
    told: database.prepare(
      'insert into notices (number, player, turn, at) select t.number, ?, ?, ? from tables t where t.id = ?' +
        ' on conflict (number, player) do update set turn = excluded.turn, at = excluded.at' +
        ' where notices.turn <> excluded.turn and notices.at <= ?',
    ),
  };
}

function claim(say: Statements, { table, player, turn, at, quietMs }: Told): boolean {
  return Number(say.told.run(player, turn, at, table, at - quietMs).changes) > 0;
}
