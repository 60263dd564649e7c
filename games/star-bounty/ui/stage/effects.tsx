import type { Event } from '@haven/star-bounty-rules';
import { playSound, type Sound } from '@haven/ui-kit';
import { useEffect } from 'react';
import { useWords, type Words } from '../words.ts';
import type { Stage } from './use-stage.ts';
import './effects.css';

/** What the last move did, in light and sound: beams, hits, captures, pay. */
export function Effects({ stage }: { readonly stage: Stage }) {
  const words = useWords();
  useSounds(stage);
  const { seq } = stage.shown;
  return (
    <div className="sb-effects" aria-hidden="true" key={seq}>
      {stage.events.map((event) => {
        const flash = flashOf(event, words);
        return flash && <Flash key={event.type} {...flash} />;
      })}
    </div>
  );
}

interface FlashProps {
  readonly kind: 'beam' | 'impact' | 'absorbed' | 'captured' | 'destroyed' | 'cleared' | 'paid' | 'lost';
  readonly text: string;
}

function Flash({ kind, text }: FlashProps) {
  return (
    <div className="sb-flash" data-kind={kind}>
      <i className="sb-flash-light" />
      <b className="sb-flash-text">{text}</b>
    </div>
  );
}

function flashOf(event: Event, { label }: Words): FlashProps | undefined {
  switch (event.type) {
    case 'enemyHit':
      return { kind: 'beam', text: `−${event.damage}` };
    case 'enemyCaptured':
      return { kind: 'captured', text: label('captured') };
    case 'enemyDestroyed':
      return { kind: 'destroyed', text: label('destroyed') };
    case 'shipHit':
      return { kind: 'impact', text: `−${event.damage}` };
    case 'shotAbsorbed':
      return { kind: 'absorbed', text: label('absorbed') };
    case 'shipDestroyed':
      return { kind: 'lost', text: label('shipLost') };
    case 'sectorCleared':
      return { kind: 'cleared', text: label('sectorClear', { sector: event.sector }) };
    case 'sold':
      return { kind: 'paid', text: `+${event.pay + event.alive + event.far}` };
    default:
      return undefined;
  }
}

const SOUND_OF: Partial<Record<Event['type'], Sound>> = {
  rowRevealed: 'card',
  engaged: 'laser',
  partImprovised: 'card',
  droneAssigned: 'laser',
  enemyHit: 'laser',
  enemyDestroyed: 'hit',
  enemyCaptured: 'chest',
  shipHit: 'hit',
  shipDestroyed: 'hit',
  sold: 'coin',
  bought: 'card',
  fitted: 'chest',
  healed: 'chest',
  droneRepaired: 'chest',
  backRoomOpened: 'coin',
  sectorCleared: 'fanfare',
};

function useSounds({ events, thrown, isRolling }: Stage): void {
  useEffect(() => {
    if (isRolling) playSound('die');
  }, [isRolling]);
  useEffect(() => {
    if (isRolling && thrown?.side === 'theirs') playSound('coin');
  }, [isRolling, thrown]);
  useEffect(() => {
    const sound = events.map(({ type }) => SOUND_OF[type]).findLast((each) => each !== undefined);
    if (sound) playSound(sound);
  }, [events]);
}
