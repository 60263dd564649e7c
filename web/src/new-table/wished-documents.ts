import type { AnyGame, OptionSpec, Refusal } from '@haven/kit';
import { type KeptDocument, keptDocuments, type Shelf } from '../documents/shelf.ts';

export type DocumentSpec = Extract<OptionSpec, { kind: 'document' }>;

/** The document of this browser that the address asks for: `?cardSet=3f09c2`. */
export function wishedDocument(shelf: Shelf): KeptDocument | undefined {
  const id = new URLSearchParams(location.search).get(shelf.option);
  return id === null ? undefined : keptDocuments(shelf).find((kept) => kept.id === id);
}

/** The options that such documents make; one that is not right is not brought along. */
export function wishedOptions({ meta, options }: AnyGame): Readonly<Record<string, unknown>> {
  const wished = Object.entries(options).flatMap(([option, spec]) => {
    const value = spec.kind === 'document' ? soundValue(spec, wishedDocument({ game: meta.id, option })) : undefined;
    return value === undefined ? [] : [[option, value] as const];
  });
  return Object.fromEntries(wished);
}

export function soundValue(spec: DocumentSpec, kept: KeptDocument | undefined): unknown {
  return kept && spec.check(kept.value) === undefined ? kept.value : undefined;
}

export function reasonsIn(refusal: Refusal | undefined): readonly Refusal[] {
  return refusal ? [refusal, ...(refusal.others ?? [])] : [];
}
