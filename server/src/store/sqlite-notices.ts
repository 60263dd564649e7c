import type { Webhook } from '@haven/wire';
import type { GroupCommit } from './group-commit.ts';
import type { KeptSubscription, NoticeStore, TurnNotice } from './notices.ts';
import { finder, findRow, present, type RowSource, readable, rowReader } from './rows.ts';
import { inserting, isSound, replacing } from './sums.ts';

interface SubscriptionRow {
  readonly endpoint: string;
  readonly player: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
}

const MOST_DEVICES = 10;

export function sqliteNotices(source: RowSource, commit: GroupCommit['commit']): NoticeStore {
  const say = statements(source);
  const subscribe = ({ endpoint, player, keys, created }: KeptSubscription) => {
    say.subscribe.run(endpoint, player, keys.p256dh, keys.auth, created);
    say.forgetOld.run(player, player, MOST_DEVICES);
  };
  return {
    subscribe: (subscription) => commit(() => subscribe(subscription)),
    subscriptions: async (player) =>
      readable(say.subscriptions(player), ({ row }) => subscriptionAt(say, row), source.noticed),
    unsubscribe: (who) =>
      commit(() => void ('endpoint' in who ? say.forgetOne.run(who.endpoint) : say.forgetAll.run(who.player))),
    setWebhook: (player, webhook) =>
      commit(() => void (webhook ? say.hook.run(player, webhook.format, webhook.url) : say.unhook.run(player))),
    webhook: async (player) => webhookOf(say, player),
    claim: (told) => commit(() => claim(say, told)),
  };
}

type Statements = ReturnType<typeof statements>;

function statements(source: RowSource) {
  const { database } = source;
  return {
    subscribe: database.prepare(inserting('subscriptions') + replacing('subscriptions', ['endpoint'])),
    forgetOld: database.prepare(
      'delete from subscriptions where player = ? and endpoint not in' +
        ' (select endpoint from subscriptions where player = ? order by created desc limit ?)',
    ),
    subscriptions: finder<{ readonly row: bigint }>(
      database,
      'select rowid as row from subscriptions where player = ? order by created',
    ),
    subscription: rowReader<SubscriptionRow>(source, 'subscriptions'),
    forgetOne: database.prepare('delete from subscriptions where endpoint = ?'),
    forgetAll: database.prepare('delete from subscriptions where player = ?'),
    hook: database.prepare(inserting('webhooks') + replacing('webhooks', ['player'])),
    unhook: database.prepare('delete from webhooks where player = ?'),
    webhook: rowReader<Webhook>(source, 'webhooks', 'player = ?'),
    number: database.prepare('select number from tables where id = ?'),
    // A claim that is damaged counts for nothing: better told twice than never again.
    told: database.prepare(
      `${inserting('notices')}${replacing('notices', ['number', 'player'])}` +
        ` where not (${isSound('notices')}) or notices.turn <> excluded.turn` +
        // A notice of a day that has not come was written by a clock that was wrong.
        ' and (notices.at <= ?5 or notices.at > excluded.at)',
    ),
  };
}

function subscriptionAt(say: Statements, row: bigint): KeptSubscription {
  const { endpoint, player, p256dh, auth, created } = present(
    say.subscription(row),
    { kind: 'guest', id: `#${row}` },
    'device',
  );
  return { endpoint, player, created, keys: { p256dh, auth } };
}

function webhookOf(say: Statements, player: string): Webhook | null {
  const row = say.webhook(player);
  return row ? { format: row.format, url: row.url } : null;
}

function claim(say: Statements, { table, player, turn, at, quietMs }: TurnNotice): boolean {
  const { number } = findRow<{ number: number }>(say.number, table) ?? {};
  return number !== undefined && Number(say.told.run(number, player, turn, at, at - quietMs).changes) > 0;
}
