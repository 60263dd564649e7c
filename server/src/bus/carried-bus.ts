import type { Later } from '../later.ts';
import type { Bus, Counted } from './bus.ts';
import type { Tiding } from './tidings.ts';

/** So often every server says that it is there, to itself as well. */
const BEAT_MS = 500;
/** Whoever was not heard for so long is not there; and if it is oneself, word is not carried. */
export const SILENCE_MS = 3_000;

type Word = { readonly node: string } & (Tiding | { readonly what: 'beat' });

/** Brings a text to all servers over the same data, this one included, or loses it. */
export interface Carrier {
  publish(text: string): void;
  hear(listener: (text: string) => void): void;
  isReady(): boolean;
  count: Bus['count'];
  close(): Promise<void>;
}

interface CarriedPlan {
  /** The name of this server, which no other has. */
  readonly node: string;
  readonly later: Pick<Later, 'every'>;
  /** In milliseconds, by a clock that never jumps. */
  readonly now: () => number;
}

/** A bus over whatever carries texts, and may come and go as it likes. */
export function carriedBus(carrier: Carrier, { node, later, now }: CarriedPlan): Bus {
  const listeners: ((tiding: Tiding, node: string) => void)[] = [];
  const onWell: (() => void)[] = [];
  const heard = new Map<string, number>();
  const isAlive = (other: string) => now() - (heard.get(other) ?? Number.NEGATIVE_INFINITY) < SILENCE_MS;
  let wasWell = false;
  const say = (word: Tiding | { readonly what: 'beat' }) => {
    if (carrier.isReady()) carrier.publish(JSON.stringify({ ...word, node }));
  };
  const noteWell = () => {
    if (!wasWell) for (const call of onWell) call();
    wasWell = true;
  };
  carrier.hear((text) => {
    const { node: from, ...word } = JSON.parse(text) as Word;
    heard.set(from, now());
    if (from === node) return noteWell();
    if (word.what !== 'beat') for (const listener of listeners) listener(word, from);
  });
  const stopBeating = later.every(BEAT_MS, () => {
    wasWell &&= isAlive(node);
    say({ what: 'beat' });
  });
  return {
    tell: say,
    hear: (listener) => void listeners.push(listener),
    isWell: () => wasWell && carrier.isReady() && isAlive(node),
    isAlive,
    whenWell: (call) => void onWell.push(call),
    count: (name, windowMs): Promise<Counted | undefined> => carrier.count(name, windowMs),
    close: () => {
      stopBeating();
      return carrier.close();
    },
  };
}
