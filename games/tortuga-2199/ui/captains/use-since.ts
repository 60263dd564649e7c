import type { Seat } from '@haven/kit';
import type { Event } from '@haven/tortuga-2199-rules';
import { logLine } from '@haven/tortuga-2199-text';
import { useState } from 'react';
import { useBoard } from '../board-context.ts';
import { useWords } from '../words.ts';

interface SinceLine {
  readonly text: string;
  /** It was done to oneself. */
  readonly isHarm: boolean;
}

/** What the others did since the own last turn. */
export interface SinceState {
  readonly lines: readonly SinceLine[];
  readonly isOpen: boolean;
  turn(isOpen: boolean): void;
}

/** So many pictures that went by unseen are a story to be told. */
const SEVERAL = 3;

/** It opens by itself when the own turn has come and nobody watched what led up to it. */
export function useSince(): SinceState {
  const { asked, stage, view, props, me } = useBoard();
  const { say } = useWords();
  const lines = harmsFirst(useEvents().filter(isWorthTelling), me).flatMap((event) => {
    const line = logLine(event, view);
    return line ? { text: say(line), isHarm: isHarm(event, me) } : [];
  });
  const [wish, setWish] = useState({ isOpen: false, at: -1 });
  const isNews = asked !== undefined && stage.missed >= SEVERAL && lines.length > 0;
  return {
    lines,
    isOpen: wish.at === props.seen.asked ? wish.isOpen : isNews,
    turn: (isOpen) => setWish({ isOpen, at: props.seen.asked }),
  };
}

const SMALL: ReadonlySet<Event['type']> = new Set([
  'shipChosen',
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

/** Whoever comes back reads first what was taken from them. */
export function harmsFirst(events: readonly Event[], me: Seat | null): readonly Event[] {
  return [...events.filter((event) => isHarm(event, me)), ...events.filter((event) => !isHarm(event, me))];
}

function isHarm(event: Event, me: Seat | null): boolean {
  if (event.type === 'attacked') return event.defender === me;
  const isTaking = event.type === 'conquered' || event.type === 'seized' || event.type === 'influenceTaken';
  return isTaking && me !== null && event.from === me;
}

const isWorthTelling = ({ type }: Event): boolean => !SMALL.has(type);

/** All that the others did after the own last turn ended; during the own turn, what led up to it. */
function useEvents(): readonly Event[] {
  const { props, me } = useBoard();
  const { past } = props;
  const own = past.findLastIndex(({ seat, events }) => seat === me && events.some(endsTurn));
  return past.slice(own + 1).flatMap(({ seat, events }) => (seat === me ? [] : events));
}

const endsTurn = ({ type }: Event): boolean => type === 'turnEnded';
