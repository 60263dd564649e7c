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
import { Segments } from '../parts/segments.tsx';
import type { ChairWishes } from './use-chairs.ts';

export interface TableTermsProps {
  readonly table: TableInfo;
  readonly ui: GameUi<GameTypes>;
  readonly wishes: Agreeing;
}

type Agreeing = Pick<ChairWishes, 'agree' | 'agreeSoon' | 'settle'>;

/** What the host may still change; each change counts at once. */
export function TableTerms({ table, ui, wishes }: TableTermsProps) {
  const t = useTranslations('newTable');
  const { draft: agreed, change } = useTerms(table, wishes);
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
        onChoose={(count) => wishes.agree({ seats: Number(count) })}
      />
      <Agreements draft={agreed} onChange={change} />
      <OptionFields
        game={game}
        ui={ui}
        draft={options}
        onChange={(draft) => wishes.agree({ options: newIn(table.options, draft.options) })}
      />
    </div>
  );
}

interface Terms {
  readonly draft: OnlineDraft;
  readonly change: (draft: OnlineDraft) => void;
}

/** A choice counts at once; a clock when it was left alone for a moment, for its numbers are typed one by one. */
function useTerms({ access, clock, timeout }: TableInfo, wishes: Agreeing): Terms {
  const [mine, setMine] = useState(() => draftOfClock(clock));
  const told = useRef(clock);
  useEffect(() => {
    if (isSameClock(told.current, clock)) return;
    told.current = clock;
    setMine((draft) => (isSameClock(clockIn(draft), clock) ? draft : draftOfClock(clock)));
  }, [clock]);
  useSettledOnLeaving(wishes);
  const draft: OnlineDraft = { where: 'online', access, clock: mine, timeout };
  const change = (next: OnlineDraft) => {
    setMine(next.clock);
    if (!isSameClock(clockIn(next.clock), clockIn(mine))) wishes.agreeSoon({ clock: clockIn(next.clock) });
    const agreement = changeIn(draft, next);
    if (Object.keys(agreement).length > 0) wishes.agree(agreement);
  };
  return { draft, change };
}

/** Whoever closes the form has said what they mean. */
function useSettledOnLeaving({ settle }: Agreeing): void {
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => () => latest.current(), []);
}

function changeIn(before: OnlineDraft, { access, timeout }: OnlineDraft): Agreement {
  return { ...(access !== before.access && { access }), ...(timeout !== before.timeout && { timeout }) };
}

type Options = Readonly<Record<string, unknown>>;

function newIn(before: Options, after: Options): Options {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]));
}
