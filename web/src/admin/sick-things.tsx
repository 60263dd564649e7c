import type { SickThing } from '@haven/wire';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { type Office, saveBlob } from './office.ts';
import { useAnswer } from './use-answer.ts';

const AGAIN_MS = 15_000;

/** What is stored but cannot be used, with its reason. */
export function SickThings({ office }: { readonly office: Office }) {
  const t = useTranslations('admin.sick');
  const { value = [], look } = useAnswer(office.sick, AGAIN_MS);
  const [said, setSaid] = useState('');
  const tell = (line: string) => {
    setSaid(line);
    look();
  };
  return (
    <section aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {value.length === 0 && <p>{t('nothing')}</p>}
      <ul className="admin-list">
        {value.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`}>
            <Reason thing={thing} />
            <Deeds thing={thing} office={office} onDone={tell} />
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </section>
  );
}

function Reason({ thing: { kind, id, why, since } }: { readonly thing: SickThing }) {
  const t = useTranslations('admin.sick');
  const format = useFormatter();
  const time = format.dateTime(since, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <p>
      <strong>{t(`kinds.${kind}`)}</strong> <code>{id}</code> {why} <small>{t('since', { time })}</small>
    </p>
  );
}

interface DeedsProps {
  readonly thing: SickThing;
  readonly office: Office;
  readonly onDone: (line: string) => void;
}

function Deeds({ thing: { kind, id, code }, office, onDone }: DeedsProps) {
  const t = useTranslations('admin.sick');
  const platformLine = usePlatformRefusals();
  const retry = async () => {
    const { refusal } = await office.retry(id);
    onDone(refusal ? (platformLine(refusal) ?? refusal.code) : t('well'));
  };
  const save = async () => {
    const { value, refusal } = await office.rawFile(id);
    if (value) saveBlob(value, `${id}.raw.json`);
    onDone(refusal ? (platformLine(refusal) ?? refusal.code) : '');
  };
  return (
    <div className="admin-deeds">
      {code !== 'other-rules' && (
        <button type="button" className="button button-small" onClick={() => void retry()}>
          {t('retry')}
        </button>
      )}
      {(kind === 'table' || kind === 'match') && (
        <button type="button" className="button button-small" onClick={() => void save()}>
          {t('raw')}
        </button>
      )}
    </div>
  );
}
