import { LANGUAGES, useSettings } from '@haven/ui-kit';
import { useTranslations } from 'use-intl';

/** The three languages in plain sight, each named in itself. */
export function LanguageSwitch() {
  const t = useTranslations('languages');
  const { language, change } = useSettings();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('label')}</legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => change({ language: each })}
        >
          {each.toUpperCase()}
          <span className="visually-hidden"> {t(each)}</span>
        </button>
      ))}
    </fieldset>
  );
}
