import type { HouseNumbers } from '@haven/wire';
import { useFormatter, useTranslations } from 'use-intl';
import { useGameTitle } from '../words/use-game-title.ts';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { ClockTrouble } from './clock-trouble.tsx';
import type { Office } from './office.ts';
import { useAnswer } from './use-answer.ts';

const AGAIN_MS = 5_000;

/** How the house is doing right now. */
export function Numbers({ office }: { readonly office: Office }) {
  const t = useTranslations('admin');
  const platformLine = usePlatformRefusals();
  const { value, refusal } = useAnswer(office.numbers, AGAIN_MS);
  return (
    <section aria-label={t('numbers')}>
      <h2>{t('numbers')}</h2>
      <p role="status" className="admin-trouble">
        {refusal && (platformLine(refusal) ?? refusal.code)}
      </p>
      {value && <ClockTrouble office={office} clock={value.clock} />}
      {value && <Sheet numbers={value} />}
      {value && <TableCounts tables={value.tables} />}
    </section>
  );
}

function Sheet({ numbers }: { readonly numbers: HouseNumbers }) {
  const t = useTranslations('admin');
  const format = useFormatter();
  const { latency, opened, now, dataBytes } = numbers;
  const round = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <dl className="admin-numbers">
      <Figure name={t('opened')} value={format.relativeTime(opened, now)} />
      <Figure name={t('moves')} value={format.number(numbers.moves)} />
      <Figure name={t('typical')} value={latency ? t('ms', { ms: round(latency.p50Ms) }) : t('none')} />
      <Figure name={t('slowest')} value={latency ? t('ms', { ms: round(latency.p99Ms) }) : t('none')} />
      <Figure name={t('sockets')} value={format.number(numbers.sockets)} />
      <Figure name={t('loaded')} value={format.number(numbers.loaded)} />
      <Figure name={t('guests')} value={format.number(numbers.guests)} />
      <Figure name={t('errors')} value={format.number(numbers.errors)} isBad={numbers.errors > 0} />
      <Figure name={t('sick.title')} value={format.number(numbers.sick.length)} isBad={numbers.sick.length > 0} />
      <Figure name={t('data')} value={t('megabytes', { size: round(dataBytes / 2 ** 20) })} />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly isBad?: boolean;
}

function Figure({ name, value, isBad = false }: FigureProps) {
  return (
    <div data-bad={isBad || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function TableCounts({ tables }: Pick<HouseNumbers, 'tables'>) {
  const t = useTranslations('admin');
  if (tables.length === 0) return null;
  return (
    <table className="admin-table">
      <caption>{t('counts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('game')}</th>
          <th scope="col">{t('phase')}</th>
          <th scope="col">{t('count')}</th>
        </tr>
      </thead>
      <tbody>
        {tables.map((count) => (
          <CountRow key={`${count.game} ${count.phase}`} count={count} />
        ))}
      </tbody>
    </table>
  );
}

function CountRow({ count }: { readonly count: HouseNumbers['tables'][number] }) {
  const t = useTranslations('admin');
  const format = useFormatter();
  return (
    <tr>
      <td>{useGameTitle(count.game)}</td>
      <td>{t(`phases.${count.phase}`)}</td>
      <td>{format.number(count.tables)}</td>
    </tr>
  );
}
