import { looksLike } from '@haven/kit';
import type { StoredChair } from './tables.ts';

type Named = Pick<StoredChair, 'name' | 'mark'>;

/** The name of a chair's person as the table reads it. */
export function shownName({ name, mark }: Named): string {
  return mark === undefined || name === '' ? name : `${name} ${mark}`;
}

/** The chair of somebody who comes to a table: whoever was there keeps their name, a newcomer who looks like them gets a number. */
export function toldApart(chairs: readonly StoredChair[], { mark: _mark, ...comer }: StoredChair): StoredChair {
  const others = chairs.filter(({ player, name }) => player !== comer.player && name !== '').map(shownName);
  const isTaken = (chair: Named) => others.some((other) => looksLike(other, shownName(chair)));
  if (comer.name === '' || !isTaken(comer)) return comer;
  let mark = 2;
  while (isTaken({ ...comer, mark })) mark += 1;
  return { ...comer, mark };
}
