import { PACES } from '@haven/wire';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Segments } from '../parts/segments.tsx';
import { useClockWords, useSpanWords } from '../words/use-clock-words.ts';
import {
  CLOCK_NAMES,
  type ClockDraft,
  clockIn,
  GRACES,
  LIMITS,
  OWN_KINDS,
  type OwnNumber,
  withName,
} from './clock-draft.ts';

interface ClockFieldsProps {
  readonly draft: ClockDraft;
  readonly onChange: (draft: ClockDraft) => void;
}

/** How long people may think: a word for most, numbers for those who want them. */
export function ClockFields({ draft, onChange }: ClockFieldsProps) {
  const t = useTranslations('newTable');
  const span = useSpanWords();
  const clock = clockIn(draft);
  const hint = useClockWords()(clock);
  return (
    <>
      <Segments
        label={t('clock')}
        {...(draft.name !== 'none' && { hint })}
        chosen={draft.name}
        values={CLOCK_NAMES.map((name) => [name, t(`clocks.${name}`)])}
        onChoose={(name) => onChange(withName(draft, name))}
      />
      {draft.name === 'own' && <OwnFields draft={draft} onChange={onChange} />}
      {clock.kind === 'live' && (
        <Segments
          label={t('grace')}
          chosen={draft.grace}
          values={GRACES.map((grace) => [
            grace,
            grace === '0' ? t('graceNone') : t('graceFor', { time: span(Number(grace)) }),
          ])}
          onChoose={(grace) => onChange({ ...draft, grace })}
        />
      )}
    </>
  );
}

const NUMBERS = { live: ['moveSeconds', 'bankMinutes', 'addSeconds'], days: ['days'] } as const;

function OwnFields({ draft, onChange }: ClockFieldsProps) {
  const t = useTranslations('newTable');
  return (
    <div className="own-clock">
      <Segments
        label={t('own')}
        isLabelHidden
        chosen={draft.kind}
        values={OWN_KINDS.map((kind) => [kind, t(`ownKinds.${kind}`)])}
        onChoose={(kind) => onChange({ ...draft, kind })}
      />
      <Segments
        label={t('per')}
        chosen={draft.per}
        values={PACES.map((per) => [per, t(`pers.${per}`)])}
        onChoose={(per) => onChange({ ...draft, per })}
      />
      <div className="own-clock-numbers">
        {NUMBERS[draft.kind].map((name) => (
          <NumberField key={name} name={name} draft={draft} onChange={onChange} />
        ))}
      </div>
    </div>
  );
}

function NumberField({ name, draft, onChange }: ClockFieldsProps & { readonly name: OwnNumber }) {
  const t = useTranslations('newTable');
  const id = useId();
  const [min, max] = LIMITS[name];
  const { [name]: typed, per } = draft;
  const word = name === 'bankMinutes' ? t(name) : t(`${name}.${per}`);
  return (
    <div className="own-clock-number">
      <label htmlFor={id}>{word}</label>
      <input
        id={id}
        min={min}
        max={max}
        type="number"
        inputMode="numeric"
        step={1}
        value={Number.isNaN(typed) ? '' : typed}
        onChange={({ target }) => onChange({ ...draft, [name]: target.valueAsNumber })}
      />
    </div>
  );
}
