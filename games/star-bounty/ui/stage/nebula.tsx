import { GLYPHS } from '@haven/star-bounty-text';

const POCKETS = Array.from({ length: 36 }, (_, pocket) => pocket * 10);
const SUITS = [GLYPHS.H, GLYPHS.S, GLYPHS.D, GLYPHS.C] as const;

/** The room: a slow nebula, stars, and far off the great wheel of the casino. */
export function Nebula() {
  return (
    <div className="sb-nebula" aria-hidden="true">
      <div className="sb-clouds" />
      <div className="sb-stars" />
      <div className="sb-stars sb-stars-near" />
      <Wheel />
    </div>
  );
}

function Wheel() {
  return (
    <svg className="sb-wheel" viewBox="-500 -500 1000 1000" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle r="480" strokeWidth="2" />
        <circle r="440" strokeWidth="6" strokeDasharray="2 20" />
        <circle r="372" strokeWidth="2" />
        <circle r="180" strokeWidth="1.5" />
      </g>
      {POCKETS.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn})`} fill="currentColor">
          <path d="M-2 -372H2V-180H-2Z" opacity="0.35" />
          <text y="-392" fontSize="34" textAnchor="middle" transform="rotate(5)">
            {SUITS[index % 4]}
          </text>
        </g>
      ))}
    </svg>
  );
}
