/** Something that can be seen in a view: what stands at a place of it, or how much at least. */
export type Fact = { readonly at: readonly (string | number)[] } & (
  | { readonly is: string | number | boolean }
  | { readonly least: number }
);

export function isTrue(fact: Fact, view: unknown): boolean {
  const found = fact.at.reduce(partOf, view);
  if ('is' in fact) return found === fact.is;
  return typeof found === 'number' && found >= fact.least;
}

function partOf(whole: unknown, name: string | number): unknown {
  if (typeof whole !== 'object' || whole === null) return undefined;
  return Object.entries(whole).find(([key]) => key === String(name))?.[1];
}
