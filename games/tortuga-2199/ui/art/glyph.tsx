import type { ReactNode } from 'react';

/** What flows through a turn: each has a colour and a shape of its own. */
export type Resource = 'crypto' | 'manoeuvre' | 'influence' | 'mineral';

const SHAPES: Readonly<Record<Resource, ReactNode>> = {
  crypto: (
    <>
      <path d="M12 1.5 21 6.7v10.6l-9 5.2-9-5.2V6.7z" />
      <path className="t2-glyph-cut" d="M15.5 8.8A4.6 4.6 0 1 0 15.5 15.2M12 5.3v2.5M12 16.2v2.5" />
    </>
  ),
  manoeuvre: (
    <>
      <path d="M3 3.5 12.5 12 3 20.5l3-8.5z" />
      <path d="M11.5 3.5 22 12l-10.5 8.5 3-8.5z" />
    </>
  ),
  influence: <path d="M12 1 14.7 9.3 23 12l-8.3 2.7L12 23l-2.7-8.3L1 12l8.3-2.7z" />,
  mineral: (
    <>
      <path d="M8 1.5h8l5 6.5-9 14.5L3 8z" />
      <path className="t2-glyph-cut" d="M3 8h18M8.5 8 12 22 15.5 8 12 1.5z" />
    </>
  ),
};

export function Glyph({ of }: { readonly of: Resource }) {
  return (
    <svg className="t2-glyph" data-resource={of} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[of]}
    </svg>
  );
}

export function GlyphShape({ of }: { readonly of: Resource }) {
  return (
    <g className="t2-glyph" data-resource={of}>
      {SHAPES[of]}
    </g>
  );
}
