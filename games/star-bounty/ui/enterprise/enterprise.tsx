import { moves } from '@haven/star-bounty-rules';
import { boundFigures } from '@haven/text-kit';
import { useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { DroneRow } from '../ship/drones.tsx';
import { useWords } from '../words.ts';
import { BountyDesk } from './bounty-desk.tsx';
import { DealButton } from './deal-button.tsx';
import { MedBay } from './med-bay.tsx';
import { Shelf } from './shelf.tsx';
import './enterprise.css';

/** §6 The Galactic Enterprise: a lit shop front with all its counters. */
export function EnterpriseFloor() {
  const { label } = useWords();
  return (
    <section className="sb-enterprise" aria-label={label('enterprise')}>
      <Sign />
      <BountyDesk />
      <Shelf />
      <div className="sb-bays">
        <MedBay />
        <DroneBay />
      </div>
    </section>
  );
}

function Sign() {
  const { label } = useWords();
  return (
    <div className="sb-sign">
      <Bulbs />
      <h2>{label('enterprise')}</h2>
      <p>{label('openAllNight')}</p>
    </div>
  );
}

const BULBS = Array.from({ length: 28 }, (_, bulb) => bulb);

function Bulbs() {
  return (
    <span className="sb-bulbs" aria-hidden="true">
      {BULBS.map((bulb) => (
        <i key={bulb} />
      ))}
    </span>
  );
}

/** §6.13 */
function DroneBay() {
  const { view } = useBoard();
  const { label, say } = useWords();
  const { ready, assigned, wrecked } = view.drones;
  return (
    <section className="sb-counter-box" data-about="droneBay" aria-label={label('droneBay')}>
      <h3>
        <Icon name="delivery-drone" /> {label('droneBay')}
      </h3>
      <div className="sb-drone-racks">
        <DroneRow drones={view.drones} />
        <small>
          {boundFigures(say({ key: 'status.drones', values: { ready, assigned: assigned.length, wrecked } }))}
        </small>
      </div>
      {wrecked > 0 && <DealButton move={moves.repair} />}
    </section>
  );
}
