import { ACCESSES, TIMEOUTS } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { Segments } from '../parts/segments.tsx';
import { ClockFields } from './clock-fields.tsx';
import { type OnlineDraft, PLACES } from './online-draft.ts';

interface OnlineFieldsProps {
  readonly draft: OnlineDraft;
  readonly isSolo: boolean;
  readonly onChange: (draft: OnlineDraft) => void;
}

/** Where the table stands; for people who are far apart also who may come and how long they may think. */
export function OnlineFields({ draft, isSolo, onChange }: OnlineFieldsProps) {
  const t = useTranslations('newTable');
  const isOnline = draft.where === 'online';
  const hint = isOnline && t(isSolo ? 'soloOnlineHint' : 'onlineHint');
  return (
    <section className="new-table-part" aria-label={t('where')}>
      <Segments
        label={t('where')}
        {...(hint && { hint })}
        chosen={draft.where}
        values={PLACES.map((place) => [place, t(place)])}
        onChoose={(where) => onChange({ ...draft, where })}
      />
      {isOnline && !isSolo && <Agreements draft={draft} onChange={onChange} />}
    </section>
  );
}

/** Who may come and how long one may think. */
export function Agreements({ draft, onChange }: Omit<OnlineFieldsProps, 'isSolo'>) {
  const t = useTranslations('newTable');
  return (
    <>
      <Segments
        label={t('access')}
        chosen={draft.access}
        values={ACCESSES.map((access) => [access, t(access)])}
        onChoose={(access) => onChange({ ...draft, access })}
      />
      <ClockFields draft={draft.clock} onChange={(clock) => onChange({ ...draft, clock })} />
      {draft.clock.name !== 'none' && (
        <Segments
          label={t('timeout')}
          chosen={draft.timeout}
          values={TIMEOUTS.map((timeout) => [timeout, t(`timeouts.${timeout}`)])}
          onChoose={(timeout) => onChange({ ...draft, timeout })}
        />
      )}
    </>
  );
}
