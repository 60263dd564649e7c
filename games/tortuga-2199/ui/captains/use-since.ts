import type { Event } from '@haven/tortuga-2199-rules';
import { logLine } from '@haven/tortuga-2199-text';
import { useState } from 'react';
import { useBoard } from '../board-context.ts';
import { useWords } from '../words.ts';

/** What the others did since the own last turn. */
export interface SinceState {
  readonly lines: readonly string[];
  readonly isOpen: boolean;
  turn(isOpen: boolean): void;
}

/** So many pictures that went by unseen are a story to be told. */
const SEVERAL = 3;

/** It opens by itself when the own turn has come and nobody watched what led up to it. */
export function useSince(): SinceState {
  const { asked, stage, view, props } = useBoard();
  const { say } = useWords();
  const lines = useEvents().flatMap((event) => (isWorthTelling(event) ? (logLine(event, view) ?? []) : []));
  const [wish, setWish] = useState({ isOpen: false, at: -1 });
  const isNews = asked !== undefined && stage.missed >= SEVERAL && lines.length > 0;
  return {
    lines: lines.map(say),
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

const isWorthTelling = ({ type }: Event): boolean => !SMALL.has(type);

/** All that the others did after the own last turn ended; during the own turn, what led up to it. */
function useEvents(): readonly Event[] {
  const { props, me } = useBoard();
  const { past } = props;
  const own = past.findLastIndex(({ seat, events }) => seat === me && events.some(endsTurn));
  return past.slice(own + 1).flatMap(({ seat, events }) => (seat === me ? [] : events));
}

const endsTurn = ({ type }: Event): boolean => type === 'turnEnded';
