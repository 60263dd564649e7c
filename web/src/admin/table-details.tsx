import type { AdminTable } from '@haven/wire';
import { useCallback, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SaidWords } from '../online/said-words.tsx';
import { useHouseRefusals } from '../use-house-refusals.ts';
import { ComplaintList } from './complaints.tsx';
import { type Office, saveBlob } from './office.ts';
import { useAnswer } from './use-answer.ts';

const AGAIN_MS = 10_000;

interface DetailsProps {
  readonly office: Office;
  readonly id: string;
  readonly onChanged: () => void;
}

/** One table: who sits there, what was said, and what can be done about it. */
export function TableDetails({ office, id, onChanged }: DetailsProps) {
  const houseLine = useHouseRefusals();
  const { value, refusal, look } = useAnswer(
    useCallback(() => office.table(id), [office, id]),
    AGAIN_MS,
  );
  const changed = () => {
    look();
    onChanged();
  };
  return (
    <div className="admin-details">
      <p role="status" className="admin-trouble">
        {refusal && (houseLine(refusal) ?? refusal.code)}
      </p>
      {value && <Chairs shown={value} />}
      {value && <Talk shown={value} />}
      {value && <ComplaintList reports={value.reports} />}
      {value && <Deeds shown={value} office={office} onChanged={changed} />}
    </div>
  );
}

interface Shown {
  readonly shown: AdminTable;
}

function Chairs({ shown: { table } }: Shown) {
  const t = useTranslations('admin');
  const people = useTranslations('people');
  return (
    <ul>
      {table.chairs.map(({ seat, kind, name, isOnline }) => (
        <li key={seat}>
          {t('seat', { number: seat + 1 })} {name || t(`kinds.${kind}`)}
          {kind === 'human' && ` (${people(isOnline ? 'here' : 'away')})`}
        </li>
      ))}
    </ul>
  );
}

function Talk({ shown: { chat } }: Shown) {
  const t = useTranslations('admin');
  const format = useFormatter();
  if (chat.length === 0) return null;
  return (
    <>
      <h3>{t('talk')}</h3>
      <ol className="admin-talk">
        {chat.map(({ number, seat, at, said }) => (
          <li key={number}>
            <small>{format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' })}</small>{' '}
            {t('seat', { number: seat + 1 })} <SaidWords said={said} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface DeedsProps extends Shown {
  readonly office: Office;
  readonly onChanged: () => void;
}

function Deeds({ shown: { table }, office, onChanged }: DeedsProps) {
  const t = useTranslations('admin');
  const houseLine = useHouseRefusals();
  const [complaint, setComplaint] = useState('');
  const { id, phase } = table;
  const isOver = phase === 'over' || phase === 'ended';
  const hasBegun = phase !== 'gathering' && phase !== 'sealing';
  const save = async () => {
    const { value, refusal } = await office.matchFile(id);
    if (value) saveBlob(value, `${id}.haven.json`);
    setComplaint(refusal ? (houseLine(refusal) ?? refusal.code) : '');
  };
  const end = async () => {
    const { refusal } = await office.end(id);
    setComplaint(refusal ? (houseLine(refusal) ?? refusal.code) : '');
    onChanged();
  };
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
