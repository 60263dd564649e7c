import { type Event, type Face, faceNamed, type SectorId, type Tortuga2199 } from '@haven/tortuga-2199-rules';
import { kindOf } from '@haven/tortuga-2199-text';
import type { LogPicturesProps } from '@haven/ui-kit';
import { ShipArt } from '../art/ship-art.tsx';
import { Portrait } from '../cards/portrait.tsx';
import { landmarkOf } from '../icons/portraits.ts';
import { Icon } from '../pieces.ts';
import './log-pictures.css';

/** More would push the words away. */
const MOST = 4;

/** The cards and the sector that a line of the log speaks of. */
export function LogPictures({ event, told: { view } }: LogPicturesProps<Tortuga2199>) {
  const kinds = [...new Set(cardsIn(event).map(kindOf))].slice(0, MOST);
  const sector = sectorIn(event);
  if (kinds.length === 0 && sector === undefined) return null;
  return (
    <span className="t2-log-pictures" aria-hidden="true">
      {kinds.map((kind) => (
        <CardThumb key={kind} face={faceNamed(view, kind)} event={event} />
      ))}
      {sector && <SectorThumb sector={sector} />}
    </span>
  );
}

function CardThumb({ face, event }: { readonly face: Face; readonly event: Event }) {
  const seat = 'seat' in event ? event.seat : 0;
  return (
    <i className="t2-thumb" data-deck={face.deck}>
      {face.deck === 'ship' ? <ShipArt kind={face.id} seat={seat} /> : <Portrait face={face} seat={seat} />}
    </i>
  );
}

function SectorThumb({ sector }: { readonly sector: SectorId }) {
  return (
    <i className="t2-thumb" data-place={sector.split('-', 1)[0]}>
      <Icon name={landmarkOf(sector)} />
    </i>
  );
}

/** §2.7 A card that stays hidden has no name, and no picture. */
export function cardsIn(event: Event): readonly string[] {
  if (event.type === 'fightRevealed') return [...event.attack, ...event.defence];
  if (event.type === 'shipChosen') return [event.ship];
  if ('cards' in event) return event.cards;
  if ('card' in event) return event.card === null ? [] : [event.card];
  return event.type === 'explored' && event.token !== null ? [event.token] : [];
}

export function sectorIn(event: Event): SectorId | undefined {
  return 'sector' in event ? event.sector : undefined;
}
