import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useTitle } from '../page/use-title.ts';
import { TopBar } from './top-bar.tsx';

export function Missing() {
  const t = useTranslations('missing');
  useTitle(t('title'));
  return <Notice title={t('title')} text={t('text')} />;
}

/** A page with nothing but a word and the way home. */
export function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useTranslations('missing');
  return (
    <div className="page">
      <TopBar />
      <main className="notice" id="content">
        <svg className="notice-art" viewBox="0 0 240 120" aria-hidden="true">
          <circle cx="120" cy="62" r="34" />
          <ellipse cx="120" cy="62" rx="78" ry="16" transform="rotate(-16 120 62)" />
          <path d="m196 18 3 7 7 3-7 3-3 7-3-7-7-3 7-3zM38 84l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
        </svg>
        <h1>{title}</h1>
        <p>{text}</p>
        <Link className="button button-main" href="/">
          {t('home')}
        </Link>
      </main>
    </div>
  );
}
