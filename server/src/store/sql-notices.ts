import type { Webhook } from '@haven/wire';
import type { Kept } from './kept.ts';
import type { KeptSubscription, NoticeStore, TurnNotice } from './notices.ts';
import { type Found, present, type RowSource, readable, rowReader } from './rows.ts';
import { inserting, isSound, replacing } from './sums.ts';
import type { Work } from './work.ts';

interface SubscriptionRow {
  readonly endpoint: string;
  readonly player: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
}

const MOST_DEVICES = 10;

export function sqlNotices({ source, ask, commit }: Kept): NoticeStore {
  const say = statements(source);
  return {
    subscribe: (subscription) => commit(() => subscribe(say, subscription)),
    subscriptions: (player) => ask(() => subscriptionsOf(source, say, player)),
    unsubscribe: (who) => commit(() => unsubscribe(say, who)),
    setWebhook: (player, webhook) => commit(() => setWebhook(say, player, webhook)),
    webhook: (player) => ask(() => webhookOf(say, player)),
    claim: (told) => commit(() => claim(say, told)),
  };
}

type Statements = ReturnType<typeof statements>;

function statements(source: RowSource) {
  const { database } = source;
  return {
    subscribe: database.prepare(inserting(database, 'subscriptions') + replacing('subscriptions', ['endpoint'])),
    forgetOld: database.prepare(
      'delete from subscriptions where player = ?1 and endpoint not in' +
        ' (select endpoint from subscriptions where player = ?1 order by created desc limit ?2)',
    ),
    subscriptions: database.prepareWide(
      'select rowid as row from subscriptions where player = ? order by created, endpoint',
    ),
    subscription: rowReader<SubscriptionRow>(source, 'subscriptions'),
    forgetOne: database.prepare('delete from subscriptions where endpoint = ?'),
    forgetAll: database.prepare('delete from subscriptions where player = ?'),
    hook: database.prepare(inserting(database, 'webhooks') + replacing('webhooks', ['player'])),
    unhook: database.prepare('delete from webhooks where player = ?'),
    webhook: rowReader<Webhook>(source, 'webhooks', 'player = ?'),
    number: database.prepare('select number from tables where id = ?'),
    // A claim that is damaged counts for nothing: better told twice than never again.
    told: database.prepare(
      `${inserting(database, 'notices')}${replacing('notices', ['number', 'player'])}` +
        ` where not (${isSound(database, 'notices')}) or notices.turn <> excluded.turn` +
        // A notice of a day that has not come was written by a clock that was wrong.
        ' and (notices.at <= ?5 or notices.at > excluded.at)',
    ),
  };
}

function* subscribe(say: Statements, { endpoint, player, keys, created }: KeptSubscription): Work<void> {
  yield* say.subscribe.run(endpoint, player, keys.p256dh, keys.auth, created);
  yield* say.forgetOld.run(player, MOST_DEVICES);
}

function* subscriptionsOf({ noticed }: RowSource, say: Statements, player: string): Work<KeptSubscription[]> {
  const found = yield* say.subscriptions.all<Found>(player);
  return yield* readable(found, (each) => subscriptionAt(say, each), noticed);
}

function* subscriptionAt(say: Statements, { row }: Found): Work<KeptSubscription> {
  const found = present(yield* say.subscription(row), { kind: 'guest', id: `#${row}` }, 'device');
  const { endpoint, player, p256dh, auth, created } = found;
  return { endpoint, player, created, keys: { p256dh, auth } };
}

function* unsubscribe(say: Statements, who: Parameters<NoticeStore['unsubscribe']>[0]): Work<void> {
  yield* 'endpoint' in who ? say.forgetOne.run(who.endpoint) : say.forgetAll.run(who.player);
}

function* setWebhook(say: Statements, player: string, webhook: Webhook | null): Work<void> {
  yield* webhook ? say.hook.run(player, webhook.format, webhook.url) : say.unhook.run(player);
}

function* webhookOf(say: Statements, player: string): Work<Webhook | null> {
  const row = yield* say.webhook(player);
  return row ? { format: row.format, url: row.url } : null;
}

function* claim(say: Statements, { table, player, turn, at, quietMs }: TurnNotice): Work<boolean> {
  const { number } = (yield* say.number.get<{ number: number }>(table)) ?? {};
  return number !== undefined && (yield* say.told.run(number, player, turn, at, at - quietMs)) > 0;
}
