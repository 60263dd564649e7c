import { setTimeout } from 'node:timers/promises';
import { type Ear, openEar } from '../server/ear.ts';

/** Spectators who ask for all of a match again as soon as they are answered, as often as a socket may speak. */
export interface Crowd {
  begin(): void;
  /** Waits until nobody asks any more. */
  pause(): Promise<void>;
  told(): number;
  refused(): number;
  close(): void;
}

/** Whoever asks more often is cut off. */
const PAUSE_MS = 34;
const LOOK = JSON.stringify({ type: 'look', from: 0 });

export async function crowdAt(url: string, { match, size }: { match: string; size: number }): Promise<Crowd> {
  let [told, refused] = [0, 0];
  let isAsking = false;
  const isNews = (frame: string) => {
    const isAnswer = /^\{"type":"(seen|error|refused)"/.test(frame);
    if (isAnswer && frame.startsWith('{"type":"seen"')) told += 1;
    else if (isAnswer) refused += 1;
    return isAnswer;
  };
  const join = async (place: number) => {
    const ear = await openEar(url, isNews, `10.2.${place}.1`);
    ear.send(JSON.stringify({ type: 'join', match }));
    await ear.heard(1);
    return { ear, heard: 1, asking: Promise.resolve() };
  };
  const ask = async (each: { ear: Ear; heard: number }) => {
    while (isAsking) {
      each.ear.send(LOOK);
      each.heard += 1;
      await Promise.all([each.ear.heard(each.heard), setTimeout(PAUSE_MS)]);
    }
  };
  const crowd = await Promise.all(Array.from({ length: size }, (_, place) => join(place)));
  return {
    begin: () => {
      isAsking = true;
      for (const each of crowd) each.asking = ask(each);
    },
    pause: async () => {
      isAsking = false;
      await Promise.all(crowd.map(({ asking }) => asking));
    },
    told: () => told,
    refused: () => refused,
    close: () => {
      for (const { ear } of crowd) ear.close();
    },
  };
}
