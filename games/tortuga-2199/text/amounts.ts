import type { Resource } from './catalogue.ts';
import { type Line, line } from './line.ts';

export function amount(resource: Resource, n: number): Line {
  return line(`resources.${resource}`, { n });
}

/** What is not zero, as a list to be added up. */
export function amounts(given: Readonly<Partial<Record<Resource, number>>>): Line[] {
  const order: readonly Resource[] = ['crypto', 'manoeuvre', 'influence', 'minerals'];
  return order.flatMap((resource) => (given[resource] ? [amount(resource, given[resource])] : []));
}

/** A price, which §8.3.28 and its like may bring down to nothing: 0 Crypto. */
export function pricedIn(resource: Resource, given: Parameters<typeof amounts>[0]): Line[] {
  const asked = amounts(given);
  return asked.length > 0 ? asked : [amount(resource, 0)];
}
