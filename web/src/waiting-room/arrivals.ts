import type { Chair } from '@haven/wire';

export interface Arrival {
  readonly what: 'satDown' | 'stoodUp';
  readonly chair: Chair;
}

type Chairs = readonly Chair[];

/** Who came to the table and who left it; whoever only moves to another chair did neither. */
export function arrivalsIn(before: Chairs, after: Chairs): Arrival[] {
  return [
    ...gone(before, after).map((chair) => ({ what: 'stoodUp', chair }) as const),
    ...gone(after, before).map((chair) => ({ what: 'satDown', chair }) as const),
  ];
}

/** Those who sat here, and do not sit there; on the same chair somebody is only called otherwise. */
function gone(here: Chairs, there: Chairs): Chairs {
  const people = there.filter(({ kind }) => kind === 'human');
  const isThere = ({ seat, name }: Chair) =>
    people.some((other) => other.seat === seat || (name !== '' && other.name === name));
  return here.filter((chair) => chair.kind === 'human' && !isThere(chair));
}
