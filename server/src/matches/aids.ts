import type { Refusal } from '@haven/kit';
import { type House, report } from '../house.ts';
import { refuse } from './attend.ts';
import { tableLetter } from './letters.ts';
import type { Listener, Table } from './table.ts';

const MOST_AIDS = 16;

/** A helping tool was used: kept with the match, so that its result can say so. */
export function aided(house: House, table: Table, said: { listener: Listener; aid: string }): Promise<void> {
  const { listener, aid } = said;
  return table.queue.run(async () => {
    const refusal = aidRefusal(table, listener, aid) ?? (await keepAid(house, table, aid));
    if (refusal) refuse(house, table, { listener, refusal });
  });
}

function aidRefusal({ game, match, aids }: Table, { viewer }: Listener, aid: string): Refusal | undefined {
  if (viewer === 'spectator') return { code: 'spectator' };
  if (game.outcome(match.state)) return { code: 'game-over' };
  return aids.length >= MOST_AIDS && !aids.includes(aid) ? { code: 'too-many-aids' } : undefined;
}

async function keepAid(house: House, table: Table, aid: string): Promise<Refusal | undefined> {
  if (table.aids.includes(aid)) return undefined;
  const aids = [...table.aids, aid];
  try {
    await house.store.aid(table.id, aids);
  } catch (error) {
    report(house, 'store', error);
    return { code: 'store-error' };
  }
  table.aids = aids;
  for (const listener of table.listeners) listener.hear(tableLetter(table, listener.viewer));
  return undefined;
}
