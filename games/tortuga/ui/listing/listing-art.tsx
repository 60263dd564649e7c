import type { Colour } from '@haven/tortuga-rules';
import { ChestArt } from '../art/chest-art.tsx';
import { Palm } from '../art/scene.tsx';
import './listing.css';

const LOADS: readonly Colour[] = ['red', 'yellow', 'purple'];

/** Three ships bring chests home over a sunlit bay. */
export function ListingArt() {
  return (
    <div className="tt-listing" aria-hidden="true">
      <svg className="tt-listing-chart" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Compass />
        <path d="M0 0h118c26 40-22 70 4 120 24 46-26 84 2 180H0z" className="tt-listing-sand" />
        <path d="M0 0h78c24 44-22 80 2 132 16 44-22 90 0 168H0z" className="tt-listing-green" />
        <path d="M400 60c-52 10-70 44-52 88 16 40-18 70 6 152h46z" className="tt-listing-sand" />
        <path d="M366 40C300 96 250 60 214 120S196 214 128 226" className="tt-listing-route" />
      </svg>
      {LOADS.map((colour) => (
        <ListedShip key={colour} colour={colour} />
      ))}
      <Palm />
      <Palm />
    </div>
  );
}

function Compass() {
  return (
    <g className="tt-listing-compass" transform="translate(322 232)">
      <circle r="36" />
      <circle r="29" />
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d="M0-34 7 0 0 4-7 0z" transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

/** A ship under full sail, seen from the side, with a chest on deck. */
function ListedShip({ colour }: { readonly colour: Colour }) {
  return (
    <span className="tt-listing-ship" data-colour={colour}>
      <svg viewBox="0 0 120 110" aria-hidden="true">
        <path d="M58 8v70M88 22v54" className="tt-listing-mast" />
        <path
          d="M54 12C28 20 18 40 16 62c16-6 28-6 40-2zM84 26C72 32 66 44 64 60c8-3 14-3 22 0z"
          className="tt-listing-sail"
        />
        <path d="M4 74h112c-4 20-14 30-26 30H34C20 104 10 92 4 74z" className="tt-listing-hull" />
        <path d="M8 84h104" className="tt-listing-plank" />
      </svg>
      <ChestArt colour={colour} />
    </span>
  );
}
