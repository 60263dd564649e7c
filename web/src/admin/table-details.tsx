import type { AdminTable } from '@haven/wire';
import { useCallback, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SaidWords } from '../online/said-words.tsx';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { ChairList } from './chair-list.tsx';
import { ComplaintList } from './complaints.tsx';
import { type Deed, DeedMenu, usePerformed } from './deed-menu.tsx';
import { type Office, saveBlob } from './office.ts';
import { useAnswer } from './use-answer.ts';

const AGAIN_MS = 10_000;

interface DetailsProps {
  readonly office: Office;
  readonly id: string;
}

/** One table: who sits there, what was said, and what can be done about it. */
export function TableDetails({ office, id }: DetailsProps) {
  const platformLine = usePlatformRefusals();
  const { value, refusal } = useAnswer(
    useCallback(() => office.table(id), [office, id]),
    AGAIN_MS,
  );
  return (
    <div className="admin-details">
      <p role="status" className="admin-trouble">
        {refusal && (platformLine(refusal) ?? refusal.code)}
      </p>
      {value && <ChairList office={office} shown={value} />}
      {value && <Talk office={office} shown={value} />}
      {value && <ComplaintList office={office} reports={value.reports} />}
      {value && <Deeds shown={value} office={office} />}
    </div>
  );
}

interface Shown {
  readonly shown: AdminTable;
}

interface DeedsProps extends Shown {
  readonly office: Office;
}

function Talk({ office, shown: { chat, table } }: DeedsProps) {
  const t = useTranslations('admin');
  const format = useFormatter();
  const unsay = (line: number): Deed => ({ name: t('deeds.unsay'), act: () => office.unsay(table.id, line) });
  if (chat.length === 0) return null;
  return (
    <>
      <h3>{t('talk')}</h3>
      <ol className="admin-talk">
        {chat.map(({ number, seat, at, said }) => (
          <li key={number}>
            <small>{format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' })}</small>{' '}
            {t('seat', { number: seat + 1 })} <SaidWords said={said} />
            {said.kind !== 'removed' && <DeedMenu label={t('deeds.aboutLine')} deeds={[unsay(number)]} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function Deeds({ shown: { table }, office }: DeedsProps) {
  const t = useTranslations('admin');
  const platformLine = usePlatformRefusals();
  const perform = usePerformed();
  const [complaint, setComplaint] = useState('');
  const { id, phase } = table;
  const isOver = phase === 'over' || phase === 'ended';
  const hasBegun = phase !== 'gathering' && phase !== 'sealing';
  const save = async () => {
    const { value, refusal } = await office.matchFile(id);
    if (value) saveBlob(value, `${id}.haven.json`);
    setComplaint(refusal ? (platformLine(refusal) ?? refusal.code) : '');
  };
  const end = () => perform({ name: t('end'), act: () => office.end(id) });
  return (
    <div className="admin-deeds">
      <a className="button button-small" href={`/table/${id}`}>
        {t('visit')}
      </a>
      {hasBegun && (
        <button type="button" className="button button-small" onClick={() => void save()}>
          {isOver ? t('export') : t('exportRunning')}
        </button>
      )}
      {!isOver && table.seal !== null && <EndButton onEnd={end} />}
      <p role="alert">{complaint}</p>
    </div>
  );
}

/** Asks once more before it is done. */
function EndButton({ onEnd }: { readonly onEnd: () => Promise<void> }) {
  const t = useTranslations('admin');
  const [isSure, setSure] = useState(false);
  const press = () => {
    if (isSure) void onEnd();
    setSure(!isSure);
  };
  return (
    <button type="button" className="button button-small button-danger" onClick={press} onBlur={() => setSure(false)}>
      {isSure ? t('endSure') : t('end')}
    </button>
  );
}
