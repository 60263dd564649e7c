import { useEffect } from 'react';
import { useTyped } from '../page/use-typed.ts';
import { isMineIn } from './mine.ts';
import type { Circle } from './online-table.ts';
import { givenBack, HEARD_MS, type Sent, unheardOf } from './unheard.ts';

export interface OwnWords {
  readonly text: string;
  type(text: string): void;
  send(): void;
}

/** By table: the field may be folded away while its words are on their way. */
const underWay = new Map<string, readonly Sent[]>();

/** What is typed is back in its field if the table does not hear it: a line that is refused or gets lost is not lost. */
export function useOwnWords(company: Circle): OwnWords {
  const { online, state } = company;
  const { id } = state.table;
  const [typed, type] = useTyped(`chat.${id}`);
  useEffect(() => {
    const unheard = unheardOf(
      underWay.get(id) ?? [],
      state.lines.filter((line) => isMineIn(company, line)),
    );
    underWay.set(id, unheard);
    const [first, ...others] = unheard;
    if (first === undefined) return;
    const giveBack = () => {
      underWay.set(id, others);
      type(givenBack(first, typed));
    };
    const clock = setTimeout(giveBack, first.at + HEARD_MS - Date.now());
    return () => clearTimeout(clock);
  });
  return {
    text: typed ?? '',
    type: (next) => type(next || null),
    send: () => {
      const text = (typed ?? '').trim();
      if (text === '') return;
      const after = state.lines.at(-1)?.number ?? 0;
      underWay.set(id, [...(underWay.get(id) ?? []), { text, at: Date.now(), after }]);
      online.say({ kind: 'text', text });
      type(null);
    },
  };
}
