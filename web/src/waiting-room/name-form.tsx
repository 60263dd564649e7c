import { cutText } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';

/** In characters as people count them. */
export const LONGEST_NAME = 24;

interface NameFormProps {
  readonly isBusy: boolean;
  readonly onName: (name: string) => void;
}

/** Asks for a name where there is none yet; one may do without. */
export function NameForm({ isBusy, onName }: NameFormProps) {
  const t = useTranslations('room');
  const id = useId();
  const nickname = useSettings((settings) => settings.nickname);
  const [name, setName] = useState(nickname);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <form className="room-name" onSubmit={submit}>
      <label htmlFor={id}>{t('name')}</label>
      <div className="room-name-row">
        <input
          id={id}
          className="name-field"
          value={name}
          autoComplete="nickname"
          placeholder={t('namePlaceholder')}
          onChange={({ target }) => setName(cutText(target.value, LONGEST_NAME))}
        />
        <button type="submit" className="button button-small" disabled={isBusy || name.trim() === ''}>
          {t('nameSave')}
        </button>
      </div>
    </form>
  );
}
