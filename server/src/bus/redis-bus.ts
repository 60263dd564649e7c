import { Redis } from 'ioredis';
import { LATER } from '../later.ts';
import { newId } from '../new-id.ts';
import type { Bus } from './bus.ts';
import { type Carrier, carriedBus, SILENCE_MS } from './carried-bus.ts';

const RETRY_MS = 250;

interface RedisPlace {
  readonly url: string;
  /** Of the house: others may use the same Redis. */
  readonly house: string;
}

/** Carries word through Redis, which may come and go as it likes. */
export function redisBus(place: RedisPlace): Bus {
  return carriedBus(redisCarrier(place), { node: newId(), later: LATER, now: () => performance.now() });
}

function redisCarrier({ url, house }: RedisPlace): Carrier {
  const channel = `haven:${house}`;
  const [speaker, ear] = [connect(url), connect(url)];
  ear.on('ready', () => void ear.subscribe(channel).catch(() => {}));
  return {
    publish: (text) => void speaker.publish(channel, text).catch(() => {}),
    hear: (listener) => void ear.on('message', (_channel, text) => listener(text)),
    isReady: () => speaker.status === 'ready' && ear.status === 'ready',
    count: (name, windowMs) => counted(speaker, `${channel}:${name}`, windowMs),
    close: async () => {
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
