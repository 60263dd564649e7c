import type { ReactNode } from 'react';

interface ShownPartProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A part under the name by which it is imported. */
export function ShownPart({ name, children }: ShownPartProps) {
  return (
    <section className="kit-page-part" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
