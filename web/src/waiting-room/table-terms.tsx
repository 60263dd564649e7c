import { gameById } from '@haven/games/rules';
import type { GameTypes } from '@haven/kit';
import type { GameUi } from '@haven/ui-kit';
import type { Agreement, TableInfo } from '@haven/wire';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import '../new-table/new-table.css';
import { clockIn, draftOfClock, isSameClock } from '../new-table/clock-draft.ts';
import type { OnlineDraft } from '../new-table/online-draft.ts';
import { Agreements } from '../new-table/online-fields.tsx';
import { OptionFields } from '../new-table/option-fields.tsx';
import { Segments } from '../new-table/segments.tsx';

const SETTLE_MS = 800;

export interface TableTermsProps {
  readonly table: TableInfo;
  readonly ui: GameUi<GameTypes>;
  readonly onAgree: (agreement: Agreement) => void;
}

/** What the host may still change; each change counts at once. */
export function TableTerms({ table, ui, onAgree }: TableTermsProps) {
  const t = useTranslations('newTable');
  const { draft: agreed, change } = useTerms(table, onAgree);
  const game = gameById(table.game);
  if (game === undefined) return null;
  const { min, max } = game.meta.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  const options = { count: table.chairs.length, seats: [], options: table.options };
  return (
    <div className="room-terms">
      <Segments
        label={t('count')}
        chosen={String(table.chairs.length)}
        values={counts.map((count) => [count, count])}
        onChoose={(count) => onAgree({ seats: Number(count) })}
      />
      <Agreements draft={agreed} onChange={change} />
      <OptionFields
        {...{ game, ui }}
        draft={options}
        onChange={(draft) => onAgree({ options: newIn(table.options, draft.options) })}
      />
    </div>
  );
}

interface Terms {
  readonly draft: OnlineDraft;
  readonly change: (draft: OnlineDraft) => void;
}

/** A choice counts at once; a clock when it was left alone for a moment, for its numbers are typed one by one. */
function useTerms({ access, clock, timeout }: TableInfo, onAgree: TableTermsProps['onAgree']): Terms {
  const [mine, setMine] = useState(() => draftOfClock(clock));
  const isPending = !isSameClock(clockIn(mine), clock);
  const told = useRef(clock);
  useEffect(() => {
    if (isSameClock(told.current, clock)) return;
    told.current = clock;
    setMine((draft) => (isSameClock(clockIn(draft), clock) ? draft : draftOfClock(clock)));
  }, [clock]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed starts the wait anew, and nothing else.
  useEffect(() => {
    if (!isPending) return;
    const wait = setTimeout(() => onAgree({ clock: clockIn(mine) }), SETTLE_MS);
    return () => clearTimeout(wait);
  }, [mine, isPending]);
  const draft: OnlineDraft = { where: 'online', access, clock: mine, timeout };
  const change = (next: OnlineDraft) => {
    setMine(next.clock);
    const agreement = changeIn(draft, next);
    if (Object.keys(agreement).length > 0) onAgree(agreement);
  };
  return { draft, change };
}

function changeIn(before: OnlineDraft, { access, timeout }: OnlineDraft): Agreement {
  return { ...(access !== before.access && { access }), ...(timeout !== before.timeout && { timeout }) };
}

type Options = Readonly<Record<string, unknown>>;

function newIn(before: Options, after: Options): Options {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]));
}
