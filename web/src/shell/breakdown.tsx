import { Component, type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { isReloading, watchReloading } from '../page/upgrade.ts';
import { Waiting } from './waiting.tsx';

/** Catches what breaks below it and says so in words, unless the page is being loaded once more. React offers this to classes alone. */
export class Breakdown extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  return useSyncExternalStore(watchReloading, isReloading) ? <Waiting /> : <Apology />;
}

function Apology() {
  const t = useTranslations('errors');
  return (
    <main className="notice" role="alert">
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <button type="button" className="button button-main" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </main>
  );
}
