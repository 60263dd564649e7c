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
