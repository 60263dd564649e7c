import { gameById } from '@haven/games/rules';
import type { GameTypes } from '@haven/kit';
import type { GameUi } from '@haven/ui-kit';
import type { Agreement, Clock, TableInfo } from '@haven/wire';
import { useTranslations } from 'use-intl';
import '../new-table/new-table.css';
import { CLOCKS, type ClockName, type OnlineDraft } from '../new-table/online-draft.ts';
import { Agreements } from '../new-table/online-fields.tsx';
import { OptionFields } from '../new-table/option-fields.tsx';
import { Segments } from '../new-table/segments.tsx';

export interface TableTermsProps {
  readonly table: TableInfo;
  readonly ui: GameUi<GameTypes>;
  readonly onAgree: (agreement: Agreement) => void;
}

/** What the host may still change; each change counts at once. */
export function TableTerms({ table, ui, onAgree }: TableTermsProps) {
  const t = useTranslations('newTable');
  const game = gameById(table.game);
  if (game === undefined) return null;
  const { min, max } = game.meta.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  const agreed = draftOf(table);
  const options = { count: table.chairs.length, seats: [], options: table.options };
  return (
    <div className="room-terms">
      <Segments
        label={t('count')}
        chosen={String(table.chairs.length)}
        values={counts.map((count) => [count, count])}
        onChoose={(count) => onAgree({ seats: Number(count) })}
      />
      <Agreements draft={agreed} onChange={(draft) => onAgree(changeIn(agreed, draft))} />
      <OptionFields
        {...{ game, ui }}
        draft={options}
        onChange={(draft) => onAgree({ options: newIn(table.options, draft.options) })}
      />
    </div>
  );
}

function draftOf({ access, clock, timeout }: TableInfo): OnlineDraft {
  return { where: 'online', access, clock: nameOf(clock), timeout };
}

function nameOf(clock: Clock): ClockName {
  const names = Object.keys(CLOCKS) as ClockName[];
  return names.find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock)) ?? 'none';
}

function changeIn(before: OnlineDraft, { access, clock, timeout }: OnlineDraft): Agreement {
  return {
    ...(access !== before.access && { access }),
    ...(clock !== before.clock && { clock: CLOCKS[clock] }),
    ...(timeout !== before.timeout && { timeout }),
  };
}

type Options = Readonly<Record<string, unknown>>;

function newIn(before: Options, after: Options): Options {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]));
}
