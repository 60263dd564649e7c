import { useId } from 'react';

const PETALS = Array.from({ length: 12 }, (_, petal) => petal * 30);

/** Our own back: a wheel of fortune in the night. */
export function CardBack() {
  const id = useId();
  return (
    <svg className="sb-card-art" viewBox="0 0 250 350" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}night`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#2a1263" />
          <stop offset="0.55" stopColor="#150a33" />
          <stop offset="1" stopColor="#3b0d4a" />
        </linearGradient>
        <linearGradient id={`${id}neon`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#19f0ff" />
          <stop offset="1" stopColor="#ff2e88" />
        </linearGradient>
      </defs>
      <rect x="1.5" y="1.5" width="247" height="347" rx="20" fill="#fdfaf3" stroke="#d9cfe8" strokeWidth="3" />
      <rect x="12" y="12" width="226" height="326" rx="13" fill={`url(#${id}night)`} />
      <g fill="none" stroke={`url(#${id}neon)`}>
        <rect x="22" y="22" width="206" height="306" rx="9" strokeWidth="2.5" />
        <path d="M22 92L92 22M22 258L92 328M228 92L158 22M228 258L158 328" strokeWidth="1.5" />
        <circle cx="125" cy="175" r="84" strokeWidth="2" />
        <circle cx="125" cy="175" r="30" strokeWidth="3" />
        {PETALS.map((turn) => (
          <ellipse
            key={turn}
            cx="125"
            cy="118"
            rx="15"
            ry="57"
            strokeWidth="1.2"
            strokeOpacity="0.75"
            transform={`rotate(${turn} 125 175)`}
          />
        ))}
      </g>
      <path d="M125 151L131 169L149 175L131 181L125 199L119 181L101 175L119 169Z" fill="#ffd34d" />
      <g fill="#ffd34d">
        <circle cx="48" cy="48" r="4" />
        <circle cx="202" cy="48" r="4" />
        <circle cx="48" cy="302" r="4" />
        <circle cx="202" cy="302" r="4" />
      </g>
    </svg>
  );
}
