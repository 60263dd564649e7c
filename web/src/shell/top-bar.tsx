import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Mark } from '../parts/mark.tsx';
import { LanguageSwitch } from '../settings/language-switch.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SoundButton } from '../settings/sound-button.tsx';

/** The bar of every page but the table, which has its own. */
export function TopBar() {
  const t = useTranslations('app');
  return (
    <header className="top-bar">
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <Link className="wordmark" href="/">
        <Mark />
        {t('name')}
      </Link>
      <div className="top-bar-tools">
        <LanguageSwitch />
        <SoundButton />
        <SettingsButton />
      </div>
    </header>
  );
}
