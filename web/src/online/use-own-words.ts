import type { ChatLine, Spoken } from '@haven/wire';
import { useEffect } from 'react';
import { useTyped } from '../page/use-typed.ts';
import { isMineIn } from './mine.ts';
import type { Circle } from './online-table.ts';

/** Words that were sent, after which line of one's own, and when. */
interface Sent {
  readonly text: string;
  readonly after: number;
  readonly at: number;
}

/** Whoever presses twice means it once. */
const AGAIN_MS = 1_000;

/** By table: the field may be folded away while its words are on their way. */
const underWay = new Map<string, Sent>();

export interface OwnWords {
  readonly text: string;
  type(text: string): void;
  send(): void;
}

/** What is typed stays in its field until the table has heard it: a line that is refused or gets lost is not lost. */
export function useOwnWords(company: Circle): OwnWords {
  const { online, state } = company;
  const { id } = state.table;
  const [typed, type] = useTyped(`chat.${id}`);
  const heard = lastOwnLine(company);
  useEffect(() => {
    const sent = underWay.get(id);
    if (sent === undefined || heard === sent.after) return;
    underWay.delete(id);
    if (heard > sent.after && typed === sent.text) type(null);
  });
  const text = typed ?? '';
  return {
    text,
    type: (next) => type(next || null),
    send: () => {
      const said: Spoken = { kind: 'text', text: text.trim() };
      if (said.text === '' || isUnderWay(id, text)) return;
      underWay.set(id, { text, after: heard, at: Date.now() });
      online.say(said);
    },
  };
}

function isUnderWay(table: string, text: string): boolean {
  const sent = underWay.get(table);
  return sent?.text === text && Date.now() - sent.at < AGAIN_MS;
}

function lastOwnLine(company: Circle): number {
  const isOwn = (line: ChatLine) => line.said.kind === 'text' && isMineIn(company, line);
  return company.state.lines.findLast(isOwn)?.number ?? 0;
}
