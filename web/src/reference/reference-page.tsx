import { loadReference } from '@haven/games/references';
import { listingOf } from '@haven/games/uis';
import {
  Bubble,
  type GameListing,
  type GameReference,
  KIT_WORDS,
  useAsked,
  useAsking,
  useSettings,
} from '@haven/ui-kit';
import { BookOpen, ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { useShelf } from '../documents/shelf.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { useTitle } from '../page/use-title.ts';
import { Segments } from '../parts/segments.tsx';
import { rulesAddress } from '../rules/rules-address.ts';
import { Missing } from '../shell/missing.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { CatalogueView } from './catalogue-view.tsx';
import { OverviewView } from './overview-view.tsx';
import './reference-page.css';
import { useReferenceWords } from '../reference-link/use-words.ts';

const VIEWS = ['overview', 'all'] as const;
type Shown = (typeof VIEWS)[number];

interface ReferencePageProps {
  readonly game: string;
  readonly view: string | undefined;
}

/** What a game is made of, for those who look before they play. */
export function ReferencePage({ game, view }: ReferencePageProps) {
  const loaded = useLoaded(async () => loadReference(game), game);
  const listing = listingOf(game);
  const shown = VIEWS.find((each) => each === (view ?? 'overview'));
  if (loaded === null) return <Waiting />;
  if (loaded === 'failed' || loaded.value === undefined || listing === undefined || shown === undefined)
    return <Missing />;
  return <Reference listing={listing} reference={loaded.value} shown={shown} />;
}

interface ReferenceProps {
  readonly listing: GameListing;
  readonly reference: GameReference;
  readonly shown: Shown;
}

function Reference({ listing, reference, shown }: ReferenceProps) {
  const t = useReferenceWords();
  const [, goTo] = useLocation();
  const language = useSettings((settings) => settings.language);
  const title = t('title', { game: listing.title[language] });
  const [set, chooseSet] = useState('');
  const kept = useShelf({ game: listing.id, option: reference.option ?? '' });
  useTitle(title);
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="reference">
        <Head game={listing.id} title={title} />
        <Segments
          label={t('views')}
          isLabelHidden
          chosen={shown}
          values={VIEWS.map((view) => [view, t(view)])}
          onChoose={(view) => goTo(`/reference/${listing.id}${view === 'all' ? '/all' : ''}`, { replace: true })}
        />
        {shown === 'all' && kept.length > 0 && (
          <Segments
            label={t('cardSet')}
            chosen={set}
            values={[['', t('house')], ...kept.map((each) => [each.id, each.title] as const)]}
            onChoose={chooseSet}
          />
        )}
        <Exhibition
          key={`${shown} ${set}`}
          game={listing.id}
          reference={reference}
          shown={shown}
          document={kept.find(({ id }) => id === set)?.value}
        />
      </main>
    </div>
  );
}

function Head({ game, title }: { readonly game: string; readonly title: string }) {
  const t = useReferenceWords();
  const rules = useTranslations('rules');
  const language = useSettings((settings) => settings.language);
  return (
    <>
      <div className="reference-ways">
        <Link href="/">
          <ChevronLeft aria-hidden="true" />
          {t('home')}
        </Link>
        <a href={rulesAddress(game, language)}>
          <BookOpen aria-hidden="true" />
          {rules('link')}
        </a>
      </div>
      <h1>{title}</h1>
      <p className="reference-lead">{t('lead')}</p>
    </>
  );
}

interface ExhibitionProps {
  readonly game: string;
  readonly reference: GameReference;
  readonly shown: Shown;
  readonly document: unknown;
}

/** The world of the game, in which everything can be asked about. */
function Exhibition({ game, reference, shown, document }: ExhibitionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const language = useSettings((settings) => settings.language);
  const asked = useAsked({ reference, language, document });
  const { World, Picture, look } = reference;
  useAsking(ref, asked);
  const showRule = (rule: string) => location.assign(`${rulesAddress(game, language)}#s${rule.replace('§', '')}`);
  return (
    <World language={language} document={document}>
      <div ref={ref} className="reference-world">
        {shown === 'overview' ? (
          <OverviewView reference={reference} language={language} ask={asked.ask} />
        ) : (
          <CatalogueView catalogue={reference.catalogue(language, document)} Picture={Picture} ask={asked.ask} />
        )}
        <Bubble
          look={look}
          explainer={asked.explainer}
          showRule={showRule}
          rules={reference.rules[language]}
          language={language}
          label={(word) => KIT_WORDS[language][word]}
        />
      </div>
    </World>
  );
}
