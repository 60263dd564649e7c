import type { Seat } from '@haven/kit';
import type { Table } from './table.ts';

/** The chairs that this player gave up while the match went on: they are not theirs to ask for again. */
export function chairsGivenUp({ setting }: Pick<Table, 'setting'>, player: string | undefined): Seat[] {
  const given = (setting?.annals ?? []).filter((annal) => annal.what === 'resigned' && annal.player === player);
  return given.map(({ seat }) => seat);
}
