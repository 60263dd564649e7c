import { useMemo } from 'react';
import { type Matrix, qrOf } from './matrix.ts';

/** A quiet edge, as readers need it. */
const EDGE = 4;

/** An address to be read by a camera. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const matrix = useMemo(() => qrOf(text), [text]);
  if (matrix === undefined) return null;
  const side = matrix.length + 2 * EDGE;
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}>
      <rect x={-EDGE} y={-EDGE} width={side} height={side} rx="2" fill="#fff" />
      <path d={pathOf(matrix)} fill="#0c0618" shapeRendering="crispEdges" />
    </svg>
  );
}

function pathOf(matrix: Matrix): string {
  return matrix
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((part) => part !== '')
    .join('');
}
