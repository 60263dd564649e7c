import { Redis } from 'ioredis';
import { newId } from '../new-id.ts';
import type { Bus } from './bus.ts';
import type { Tiding } from './tidings.ts';

/** So often every server says that it is there, to itself as well. */
const BEAT_MS = 500;
/** Whoever was not heard for so long is not there; and if it is oneself, Redis is not. */
const SILENCE_MS = 3_000;
const RETRY_MS = 250;

type Word = { readonly node: string } & (Tiding | { readonly what: 'beat' });

interface RedisPlace {
  readonly url: string;
  /** Of the house: others may use the same Redis. */
  readonly house: string;
}

/** Carries word through Redis, which may come and go as it likes. */
export function redisBus({ url, house }: RedisPlace): Bus {
  const node = newId();
  const channel = `haven:${house}`;
  const [speaker, ear] = [connect(url), connect(url)];
  const listeners: ((tiding: Tiding, node: string) => void)[] = [];
  const onWell: (() => void)[] = [];
  const heard = new Map<string, number>();
  const isAlive = (other: string) => performance.now() - (heard.get(other) ?? Number.NEGATIVE_INFINITY) < SILENCE_MS;
  let wasWell = false;
  const say = (word: Tiding | { readonly what: 'beat' }) => {
    if (speaker.status === 'ready') speaker.publish(channel, JSON.stringify({ ...word, node })).catch(() => {});
  };
  const listen = (text: string) => {
    const { node: from, ...word } = JSON.parse(text) as Word;
    heard.set(from, performance.now());
    if (from === node) return noteWell();
    if (word.what !== 'beat') for (const listener of listeners) listener(word, from);
  };
  const noteWell = () => {
    if (!wasWell) for (const call of onWell) call();
    wasWell = true;
  };
  const beat = () => {
    wasWell &&= isAlive(node);
    say({ what: 'beat' });
  };
  ear.on('ready', () => void ear.subscribe(channel).catch(() => {}));
  ear.on('message', (_channel, text) => listen(text));
  const timer = setInterval(beat, BEAT_MS).unref();
  return {
    tell: say,
    hear: (listener) => void listeners.push(listener),
    isWell: () => wasWell && speaker.status === 'ready' && ear.status === 'ready' && isAlive(node),
    isAlive,
    whenWell: (call) => void onWell.push(call),
    count: (name, windowMs) => counted(speaker, `${channel}:${name}`, windowMs),
    close: async () => {
      clearInterval(timer);
      if (speaker.status === 'ready') await speaker.quit().catch(() => {});
      for (const connection of [speaker, ear]) connection.disconnect();
    },
  };
}

function connect(url: string): Redis {
  const connection = new Redis(url, {
    retryStrategy: () => RETRY_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: SILENCE_MS,
    commandTimeout: SILENCE_MS,
  });
  // That it cannot be reached is said by `isWell`.
  connection.on('error', () => {});
  return connection;
}

async function counted(redis: Redis, key: string, windowMs: number) {
  if (redis.status !== 'ready') return undefined;
  try {
    const answers = await redis.multi().incr(key).pexpire(key, windowMs, 'NX').pttl(key).exec();
    const [current, , ttl] = (answers ?? []).map(([, value]) => Number(value));
    return current === undefined || ttl === undefined ? undefined : { current, ttl };
  } catch {
    return undefined;
  }
}
