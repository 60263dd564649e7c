import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Commission, Delivery, PictureSubject } from './subject.ts';

/** Draws pictures in a thread of its own, one after the other, and keeps those that were asked for last. */
export interface Painter {
  /** Rejects if it cannot be drawn, or if too many wait. */
  paint(subject: PictureSubject): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** More than so many pictures in the queue are a flood, not visitors. */
const MOST_WAITING = 20;
const MOST_KEPT_BYTES = 32 * 1024 * 1024;

export class TooManyPictures extends Error {}

/** The name of what is to be seen: the same facts are the same picture. */
export function keyOf(subject: PictureSubject): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('base64url').slice(0, 22);
}

export function createPainter(program: URL = pictureThread()): Painter {
  const kept = keepLatest(MOST_KEPT_BYTES);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const studio = createStudio(program);

  const order = (key: string, subject: PictureSubject): Promise<Uint8Array> => {
    if (underWay.size >= MOST_WAITING) return Promise.reject(new TooManyPictures());
    const ordered = studio.draw(subject).finally(() => underWay.delete(key));
    underWay.set(key, ordered);
    return ordered;
  };
  return {
    paint: async (subject) => {
      const key = keyOf(subject);
      const known = kept.get(key);
      if (known) return known;
      const png = await (underWay.get(key) ?? order(key, subject));
      kept.set(key, png);
      return png;
    },
    close: () => studio.close(),
  };
}

interface KeptPicture {
  get(key: string): Uint8Array | undefined;
  set(key: string, png: Uint8Array): void;
}

/** Forgets what was not asked for the longest. */
function keepLatest(mostBytes: number): KeptPicture {
  const pictures = new Map<string, Uint8Array>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= pictures.get(key)?.length ?? 0;
    pictures.delete(key);
  };
  const set = (key: string, png: Uint8Array) => {
    drop(key);
    pictures.set(key, png);
    bytes += png.length;
    for (const oldest of pictures.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  };
  return {
    set,
    get: (key) => {
      const png = pictures.get(key);
      if (png) set(key, png);
      return png;
    },
  };
}

interface Waiting {
  resolve(png: Uint8Array): void;
  reject(error: Error): void;
}

interface Studio {
  draw(subject: PictureSubject): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The thread is started by the first picture; one that breaks is replaced by the next. */
function createStudio(program: URL): Studio {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;
  let isClosed = false;

  const fail = (error: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const hire = (): Worker => {
    const hired = new Worker(program);
    hired.unref();
    hired.on('message', (delivery: Delivery) => {
      const { resolve, reject } = waiting.get(delivery.id) ?? {};
      waiting.delete(delivery.id);
      if (delivery.error === undefined) resolve?.(delivery.png);
      else reject?.(new Error(delivery.error));
    });
    hired.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker = hired;
    return hired;
  };
  return {
    draw: (subject) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the house is closing'));
        last += 1;
        const commission: Commission = { id: last, subject };
        waiting.set(commission.id, { resolve, reject });
        (worker ?? hire()).postMessage(commission);
      }),
    close: async () => {
      isClosed = true;
      const ending = worker;
      fail(new Error('the house is closing'));
      await ending?.terminate();
    },
  };
}

/** A bundle has its own file for the thread. */
function pictureThread(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './source-thread.mjs' : './picture-thread.mjs', import.meta.url);
}
