import { listings } from '@haven/games/uis';
import { listed } from '@haven/text-kit';
import { useSettings } from '@haven/ui-kit';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../page/use-title.ts';
import { TopBar } from '../shell/top-bar.tsx';
import './about.css';

/** The packages that reach the browser. */
const PACKAGES = ['React', 'Base UI', 'Motion', 'use-intl', 'wouter', 'zustand', 'idb', 'Lucide', 'noble'];

/** What Haven is and is not, and whose work it stands on. */
export function About() {
  const t = useTranslations('about');
  const language = useSettings((settings) => settings.language);
  const authors = [...new Set(listings.flatMap((listing) => listing.iconAuthors))].sort();
  const list = (names: readonly string[]) => listed(language, names);
  useTitle(t('title'));
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="about">
        <h1>{t('title')}</h1>
        <p>{t('fan')}</p>
        <p>{t('own')}</p>
        <Chapter title={t('games')}>
          {listings.map((listing) => (
            <p key={listing.id}>
              <strong>{listing.title[language]}</strong> {listing.credits[language]}
            </p>
          ))}
        </Chapter>
        <Chapter title={t('icons')}>
          {authors.length > 0 && <p>{t('iconsBy', { authors: list(authors) })}</p>}
          <p>{t('lucide')}</p>
        </Chapter>
        <Chapter title={t('fonts')}>
          <p>{t('fontsBy')}</p>
        </Chapter>
        <Chapter title={t('software')}>
          <p>{t('softwareBy', { packages: list(PACKAGES) })}</p>
          <p>{t('code')}</p>
        </Chapter>
      </main>
    </div>
  );
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
