/** The harbour from above: Tortuga on the left, open water, the beach and the treasure island on the right. Decoration only. */
export function HarbourScene() {
  return (
    <svg className="tt-scene" viewBox="0 0 1000 240" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="tt-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2f93a3" />
          <stop offset="1" stopColor="#13586a" />
        </linearGradient>
        <linearGradient id="tt-sand" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#e9cf97" />
          <stop offset="1" stopColor="#d9b878" />
        </linearGradient>
        <linearGradient id="tt-stone" x1="1" y1="0" x2="0" y2="0">
          <stop offset="0" stopColor="#e3c88f" />
          <stop offset="0.25" stopColor="#b9a36c" />
          <stop offset="1" stopColor="#8f8a57" />
        </linearGradient>
      </defs>
      <rect width="1000" height="240" fill="url(#tt-sea)" />
      <Waves />
      <Shallows />
      <path d="M0 0h196c18 34-18 62 6 104 20 34-22 60-2 98 6 14 4 26 0 38H0z" fill="url(#tt-stone)" />
      <path d="M502 0c-22 36 18 66-6 112-18 36 24 66 6 128h498V0z" fill="url(#tt-sand)" />
      <path d="M812 0c-26 30 12 62-12 104-16 34 22 80-4 136h204V0z" fill="#c3ab66" opacity="0.75" />
      <path d="M884 0c-16 30 20 46 8 88-14 44 22 92 2 152h106V0z" fill="#7f9450" opacity="0.8" />
    </svg>
  );
}

function Waves() {
  return (
    <g className="tt-waves">
      {[28, 66, 104, 142, 180, 218].map((y, row) => (
        <path
          key={y}
          d={`M${190 + 18 * (row % 2)} ${y}q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0`}
        />
      ))}
    </g>
  );
}

/** Foam where the water meets the land. */
function Shallows() {
  return (
    <g className="tt-foam">
      <path d="M202 0c18 34-18 62 6 104 20 34-22 60-2 98 6 14 4 26 0 38" />
      <path d="M496 0c-22 36 18 66-6 112-18 36 24 66 6 128" />
      <path d="M214 0c18 34-18 62 6 104 20 34-22 60-2 98 6 14 4 26 0 38" opacity="0.45" />
      <path d="M484 0c-22 36 18 66-6 112-18 36 24 66 6 128" opacity="0.45" />
    </g>
  );
}

/** A palm, to be set where there is land. */
export function Palm() {
  return (
    <svg className="tt-palm" viewBox="0 0 60 60" aria-hidden="true">
      <g>
        {[0, 52, 104, 156, 208, 260, 312].map((turn) => (
          <path key={turn} d="M30 30C36 22 48 20 57 25 49 27 42 32 30 30z" transform={`rotate(${turn} 30 30)`} />
        ))}
      </g>
      <circle cx="30" cy="30" r="3.4" />
    </svg>
  );
}

/** The fort of Tortuga, seen from above. */
export function Fort() {
  return (
    <svg className="tt-fort" viewBox="0 0 80 80" aria-hidden="true">
      <path d="M10 10h16v8h28v-8h16v16h-8v28h8v16H54v-8H26v8H10V54h8V26h-8z" className="tt-fort-wall" />
      <rect x="27" y="27" width="26" height="26" className="tt-fort-yard" />
      <path d="m30 40 10-8 10 8-10 8z" className="tt-fort-roof" />
    </svg>
  );
}
