import { cutText } from '@haven/kit';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { NameDraft } from './use-name.ts';
import './name-form.css';

/** In characters as people count them. */
export const LONGEST_NAME = 24;

interface NameFormProps {
  readonly isBusy: boolean;
  readonly name: NameDraft;
}

/** Asks for a name where there is none yet; one may do without. */
export function NameForm({ isBusy, name }: NameFormProps) {
  const t = useTranslations('room');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void name.save();
  };
  return (
    <form className="room-name" onSubmit={submit}>
      <label htmlFor={id}>{t('name')}</label>
      <div className="room-name-row">
        <input
          id={id}
          className="name-field"
          value={name.text}
          autoComplete="nickname"
          placeholder={t('namePlaceholder')}
          aria-invalid={name.complaint !== ''}
          aria-describedby={`${id}-complaint`}
          onChange={({ target }) => name.type(cutText(target.value, LONGEST_NAME))}
        />
        <button type="submit" className="button button-small" disabled={isBusy || name.text.trim() === ''}>
          {t('nameSave')}
        </button>
      </div>
      <p className="complaint" id={`${id}-complaint`} role="alert">
        {name.complaint}
      </p>
    </form>
  );
}
