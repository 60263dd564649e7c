import type { Event } from '@haven/tortuga-2199-rules';
import { logLine } from '@haven/tortuga-2199-text';
import { useState } from 'react';
import { useDesk } from '../desk.ts';
import { useWords } from '../words.ts';

/** What the others did since the own last turn. */
export function Since() {
  const { view } = useDesk();
  const { label, say } = useWords();
  const events = useSince();
  const lines = events.filter(isWorthTelling).flatMap((event) => logLine(event, view) ?? []);
  if (lines.length === 0) return null;
  return (
    <details className="t2-glass t2-since">
      <summary>{label('since')}</summary>
      <ol>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added.
          <li key={place}>{say(line)}</li>
        ))}
      </ol>
    </details>
  );
}

const SMALL: ReadonlySet<Event['type']> = new Set([
  'turnBegan',
  'drew',
  'reshuffled',
  'opened',
  'powerUsed',
  'resourcesGained',
  'committed',
  'turnEnded',
  'cardPlayed',
]);

const isWorthTelling = ({ type }: Event): boolean => !SMALL.has(type);

/** Gathers what is told; one's own first move of a turn wipes it away when the next rival has begun. */
function useSince(): readonly Event[] {
  const { props, me } = useDesk();
  const [told, setTold] = useState({ seen: props.seen, events: [] as readonly Event[] });
  if (told.seen !== props.seen) {
    const isNew = props.seen.seq > told.seen.seq;
    const fresh = isNew ? props.news.flatMap(({ seat, events }) => (seat === me ? [] : events)) : [];
    const ended = isNew && props.news.some(({ seat, events }) => seat === me && events.some(endsTurn));
    setTold({ seen: props.seen, events: [...(ended ? [] : told.events), ...fresh] });
  }
  return told.events;
}

const endsTurn = ({ type }: Event): boolean => type === 'turnEnded';
