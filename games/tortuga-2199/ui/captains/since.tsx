import type { Event } from '@haven/tortuga-2199-rules';
import { logLine } from '@haven/tortuga-2199-text';
import { useBoard } from '../board-context.ts';
import { useWords } from '../words.ts';

/** What the others did since the own last turn. */
export function Since() {
  const { view } = useBoard();
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

/** All that the others did after the own last turn ended; during the own turn, what led up to it. */
function useSince(): readonly Event[] {
  const { props, me } = useBoard();
  const { past } = props;
  const own = past.findLastIndex(({ seat, events }) => seat === me && events.some(endsTurn));
  return past.slice(own + 1).flatMap(({ seat, events }) => (seat === me ? [] : events));
}

const endsTurn = ({ type }: Event): boolean => type === 'turnEnded';
