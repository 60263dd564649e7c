import type { HouseNumbers } from '@haven/wire';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import type { Office } from './office.ts';

interface Props {
  readonly office: Office;
  readonly clock: HouseNumbers['clock'];
}

/** What is wrong with the clock of the machine, and why nothing is forgotten meanwhile. */
export function ClockTrouble({ office, clock: { offMs, doubt } }: Props) {
  const t = useTranslations('admin.clock');
  const platformLine = usePlatformRefusals();
  const span = useSpan();
  const [said, setSaid] = useState('');
  const sweep = async () => {
    const { value, refusal } = await office.sweep();
    const count = Object.values(value ?? {}).reduce((sum, each) => sum + each, 0);
    setSaid(refusal ? (platformLine(refusal) ?? refusal.code) : t('swept', { count }));
  };
  return (
    <div className="admin-trouble">
      {offMs !== 0 && <p>{t('off', { span: span(offMs) })}</p>}
      {doubt && (
        <p>
          {t('doubt', { span: span(doubt.jumpMs) })}{' '}
          <button type="button" className="button" onClick={() => void sweep()}>
            {t('sweep')}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

const HOUR_MS = 3600_000;
const LONGEST_IN_HOURS = 48;

/** As `−1 hr` or `731 days`. */
function useSpan(): (ms: number) => string {
  const format = useFormatter();
  return (ms) => {
    const hours = ms / HOUR_MS;
    const isShort = Math.abs(hours) < LONGEST_IN_HOURS;
    const form = { style: 'unit', unit: isShort ? 'hour' : 'day', maximumFractionDigits: isShort ? 1 : 0 } as const;
    return format.number(isShort ? hours : hours / 24, form);
  };
}
