import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Catches what breaks below it and says so in words. React offers this to classes alone. */
export class Breakdown extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Apology /> : this.props.children;
  }
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
