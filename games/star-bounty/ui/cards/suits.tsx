import type { Suit } from '@haven/star-bounty-rules';
import './suits.css';

/** The four suits, each drawn in a box of 100 by 100. */
export const SUIT_PATH = {
  H: 'M50 92C18 66 5 50 5 31C5 16 16 7 28 7C38 7 46 13 50 22C54 13 62 7 72 7C84 7 95 16 95 31C95 50 82 66 50 92Z',
  D: 'M50 3C58 20 72 38 87 50C72 62 58 80 50 97C42 80 28 62 13 50C28 38 42 20 50 3Z',
  S: 'M50 4C61 24 93 41 93 64C93 78 82 86 71 86C64 86 58 83 54 77C55 86 59 92 67 97L33 97C41 92 45 86 46 77C42 83 36 86 29 86C18 86 7 78 7 64C7 41 39 24 50 4Z',
  C: 'M50 4A22 22 0 0 1 67 40A22 22 0 1 1 54 69C55 82 59 91 68 97L32 97C41 91 45 82 46 69A22 22 0 1 1 33 40A22 22 0 0 1 50 4Z',
} as const satisfies Record<Suit, string>;

/** The colours of the suits on white card: settings may change them. */
export const SUIT_INK = {
  D: 'var(--suit-diamonds)',
  H: 'var(--suit-hearts)',
  C: 'var(--suit-clubs)',
  S: 'var(--suit-spades)',
} as const satisfies Record<Suit, string>;

interface PipProps {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned?: boolean;
}

/** A suit centred on a point, inside a drawing. */
export function Pip({ suit, x, y, size, turned = false }: PipProps) {
  const turn = turned ? ' rotate(180)' : '';
  return <path d={SUIT_PATH[suit]} transform={`translate(${x} ${y})${turn} scale(${size / 100}) translate(-50 -50)`} />;
}

/** A suit of its own, the size of the text around it. */
export function SuitIcon({ suit }: { readonly suit: Suit }) {
  return (
    <svg className="sb-suit" viewBox="0 0 100 100" aria-hidden="true">
      <path d={SUIT_PATH[suit]} fill="currentColor" />
    </svg>
  );
}
