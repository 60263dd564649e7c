import type { CSSProperties } from 'react';
import './listing.css';

/** A cockpit over a lit planet of hexagons that turns slowly below a passing ship. */
export function ListingArt() {
  return (
    <div className="t2-listing" aria-hidden="true">
      <i className="t2-listing-stars" />
      <div className="t2-listing-planet">
        <Land />
        <i className="t2-listing-night" />
      </div>
      <PassingShip />
      <Cockpit />
    </div>
  );
}

const ROWS = 7;
const COLUMNS = 8;
const SIZE = 30;
const STEP = SIZE * Math.sqrt(3);

/** Which ground lies where; the strip repeats, so that the planet can turn for ever. */
const GROUNDS = '03104210312001043120314002130410201304312012030421013204';

const WIDTH = STEP * COLUMNS;

/** Two equal halves side by side: moved by one half it looks as before. */
function Land() {
  return (
    <svg className="t2-listing-land" viewBox={`0 0 ${WIDTH * 2} ${SIZE * 1.5 * ROWS}`} aria-hidden="true">
      <Half left={0} />
      <Half left={WIDTH} />
    </svg>
  );
}

function Half({ left }: { readonly left: number }) {
  return [...GROUNDS].map((ground, place) => {
    const row = Math.floor(place / COLUMNS);
    const x = left + (place % COLUMNS) * STEP + (row % 2 ? STEP / 2 : 0);
    // biome-ignore lint/suspicious/noArrayIndexKey: grounds stay where they are.
    return <Hex key={place} x={x} y={(row * 1.5 + 0.5) * SIZE} ground={ground} />;
  });
}

/** Lights of towns, mines and guns on some of the grounds. */
const LANDMARKS: Readonly<Record<string, string>> = {
  1: 'm-9 6 4-14 5 9 5-13 5 18z',
  2: 'm-8 0 8-9 8 9-8 9z',
  3: 'm-9-6h18m-18 6h18m-18 6h18',
};

function Hex({ x, y, ground }: { readonly x: number; readonly y: number; readonly ground: string }) {
  const landmark = LANDMARKS[ground];
  return (
    <g data-ground={ground}>
      <path d={`M${x} ${y - SIZE + 1}l25 14.5v29l-25 14.5-25-14.5v-29z`} />
      {landmark && <path className="t2-listing-mark" d={`M${x} ${y}${landmark}`} />}
    </g>
  );
}

function PassingShip() {
  return (
    <span className="t2-listing-ship">
      <svg viewBox="0 0 150 44" aria-hidden="true">
        <path className="t2-listing-trail" d="M96 16C60 14 30 19 0 22c30 3 60 8 96 6z" />
        <path className="t2-listing-hull" d="m88 22 10-9 8-11h12l-4 12 30 8-30 8 4 12h-12l-8-11z" />
        <path className="t2-listing-glass" d="M118 19h9l7 3-7 3h-9z" />
      </svg>
    </span>
  );
}

const KEYS = ['amber', 'cyan', 'violet', 'magenta', 'cyan', 'amber'] as const;

/** Struts, a dashboard with lit keys, and a radar that sweeps. */
function Cockpit() {
  return (
    <>
      <svg className="t2-listing-frame" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h400v300H0zM58 18Q200-10 342 18L378 216 330 246H70L22 216z" fillRule="evenodd" />
        <path className="t2-listing-edge" d="M58 18Q200-10 342 18L378 216 330 246H70L22 216z" />
        <path className="t2-listing-strut" d="M133 4 100 246M267 4 300 246" />
      </svg>
      <div className="t2-listing-dash">
        <i className="t2-listing-radar" />
        <span>
          {KEYS.map((colour, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: six keys that stay where they are.
            <i key={place} data-colour={colour} style={{ '--place': place } as CSSProperties} />
          ))}
        </span>
        <i className="t2-listing-radar" />
      </div>
    </>
  );
}
