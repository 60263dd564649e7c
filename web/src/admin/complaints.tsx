import type { AdminReport } from '@haven/wire';
import { useFormatter, useTranslations } from 'use-intl';
import { SaidWords } from '../online/said-words.tsx';
import type { Office } from './office.ts';
import { useAnswer } from './use-answer.ts';

const AGAIN_MS = 30_000;

/** What people complained about, at all tables. */
export function Complaints({ office }: { readonly office: Office }) {
  const t = useTranslations('admin');
  const { value = [] } = useAnswer(office.reports, AGAIN_MS);
  return (
    <section aria-label={t('complaints')}>
      {value.length === 0 && <h2>{t('complaints')}</h2>}
      {value.length === 0 ? <p>{t('noComplaint')}</p> : <ComplaintList reports={value} />}
    </section>
  );
}

export function ComplaintList({ reports }: { readonly reports: readonly AdminReport[] }) {
  const t = useTranslations('admin');
  const format = useFormatter();
  if (reports.length === 0) return null;
  return (
    <>
      <h2>{t('complaints')}</h2>
      <ul className="admin-list">
        {reports.map(({ table, line, at, name, reporter, said, why }) => (
          <li key={`${table} ${line} ${reporter} ${at}`}>
            <p>
              {t('saidBy', { name: name || t('nobody') })} <SaidWords said={said} />
            </p>
            <small>
              {[
                t('reportedBy', { name: reporter || t('nobody') }),
                why,
                format.relativeTime(at, Date.now()),
                table,
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
