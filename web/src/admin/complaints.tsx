import type { AdminReport } from '@haven/wire';
import { useFormatter, useTranslations } from 'use-intl';
import { SaidWords } from '../online/said-words.tsx';
import { type Deed, DeedMenu } from './deed-menu.tsx';
import type { Office } from './office.ts';
import { useAnswer } from './use-answer.ts';
import { useGuestDeeds } from './use-guest-deeds.ts';

const AGAIN_MS = 30_000;

/** What people complained about, at all tables. */
export function Complaints({ office }: { readonly office: Office }) {
  const t = useTranslations('admin');
  const { value = [] } = useAnswer(office.reports, AGAIN_MS);
  return (
    <section aria-label={t('complaints')}>
      {value.length === 0 && <h2>{t('complaints')}</h2>}
      {value.length === 0 ? <p>{t('noComplaint')}</p> : <ComplaintList office={office} reports={value} />}
    </section>
  );
}

interface ListProps {
  readonly office: Office;
  readonly reports: readonly AdminReport[];
}

export function ComplaintList({ office, reports }: ListProps) {
  const t = useTranslations('admin');
  if (reports.length === 0) return null;
  return (
    <>
      <h2>{t('complaints')}</h2>
      <ul className="admin-list">
        {reports.map((report) => (
          <Complaint
            key={`${report.table} ${report.line} ${report.reporter} ${report.at}`}
            office={office}
            report={report}
          />
        ))}
      </ul>
    </>
  );
}

interface ComplaintProps extends Omit<ListProps, 'reports'> {
  readonly report: AdminReport;
}

function Complaint({ office, report }: ComplaintProps) {
  const t = useTranslations('admin');
  const reasons = useTranslations('report.reasons');
  const format = useFormatter();
  const guestDeeds = useGuestDeeds(office);
  const { table, line, at, name, guest, reporter, said, reason, why, isRemoved, settled } = report;
  const by = t('reportedBy', { name: reporter || t('nobody') });
  const unsay: Deed = { name: t('deeds.unsay'), act: () => office.unsay(table, line) };
  const settle: Deed = { name: t('deeds.settle'), act: () => office.settle(table, line) };
  const ofLine = [...(isRemoved ? [] : [unsay]), ...(settled === null ? [settle] : [])];
  const since = [isRemoved && t('removed'), settled !== null && t('settled')];
  const about = [...since, reasons(reason), why, by, format.relativeTime(at, Date.now()), table];
  return (
    <li className="admin-complaint" data-settled={settled !== null}>
      <p>
        {t('saidBy', { name: name || t('nobody') })} <SaidWords said={said} />
      </p>
      <small>{about.filter(Boolean).join(' · ')}</small>
      <DeedMenu label={t('deeds.aboutLine')} deeds={guest === null ? ofLine : [...ofLine, ...guestDeeds(guest)]} />
    </li>
  );
}
