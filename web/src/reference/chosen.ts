import type { Catalogue, Sample } from '@haven/ui-kit';
import { found } from '../rules/search.ts';

export interface Choice {
  readonly search: string;
  /** The filters that are on, by their id. */
  readonly filters: ReadonlySet<string>;
}

/** What has one of the wished answers to every question that was asked, and all the words that were looked for. */
export function chosenFrom({ samples, groups }: Catalogue, { search, filters }: Choice): readonly Sample[] {
  const wishes = groups
    .map((group) => group.filters.map(({ id }) => id).filter((id) => filters.has(id)))
    .filter((wished) => wished.length > 0);
  const fitting = samples.filter(({ kinds }) => wishes.every((wished) => wished.some((id) => kinds.includes(id))));
  return search.trim() === '' ? fitting : found(fitting.map(findable), search).map(({ sample }) => sample);
}

const findable = (sample: Sample) => ({ sample, title: sample.name, text: sample.text });

export function toggled(filters: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return filters.has(id) ? new Set([...filters].filter((each) => each !== id)) : new Set([...filters, id]);
}
