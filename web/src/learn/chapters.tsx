import type { Lesson } from '@haven/text-kit';
import { type GameListing, useSettings } from '@haven/ui-kit';
import { Check, ChevronLeft, Play } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useTitle } from '../page/use-title.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { beginHere } from '../start/new-run.ts';
import './learn.css';
import { chapterKey, firstLevel, useProgress } from '../experience/lessons.ts';

interface ChaptersProps {
  readonly listing: GameListing;
  readonly lessons: readonly Lesson[];
}

/** What there is to learn, how far one is, and the way to a game of one's own. */
export function Chapters({ listing, lessons }: ChaptersProps) {
  const t = useTranslations('learn');
  const language = useSettings((settings) => settings.language);
  const title = t('title', { game: listing.title[language] });
  useTitle(title);
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="chapters">
        <Link className="chapters-back" href="/">
          <ChevronLeft aria-hidden="true" />
          {t('home')}
        </Link>
        <h1>{title}</h1>
        <p className="chapters-lead">{t('lead')}</p>
        <ol className="chapter-list">
          {lessons.map((lesson, place) => (
            <ChapterLine key={lesson.id} game={listing.id} lesson={lesson} number={place + 1} />
          ))}
        </ol>
        <button type="button" className="button" onClick={() => beginHere(listing.id, firstLevel(listing.id))}>
          <Play aria-hidden="true" />
          {t('play')}
        </button>
      </main>
    </div>
  );
}

interface ChapterLineProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly number: number;
}

function ChapterLine({ game, lesson, number }: ChapterLineProps) {
  const language = useSettings((settings) => settings.language);
  const stand = useStand(chapterKey(game, lesson.id), lesson.steps.length);
  return (
    <li>
      <Link className="chapter" href={`/learn/${game}/${lesson.id}`} data-done={stand.isDone}>
        <span className="chapter-number">{stand.isDone ? <Check aria-hidden="true" /> : number}</span>
        <span className="chapter-title">{lesson.title[language]}</span>
        <span className="chapter-stand">{stand.words}</span>
      </Link>
    </li>
  );
}

/** How far one is in a chapter. */
function useStand(key: string, steps: number): { readonly isDone: boolean; readonly words: string } {
  const t = useTranslations('learn');
  const { reached, done } = useProgress();
  const step = reached[key] ?? 0;
  const isDone = done.includes(key);
  if (step > 0) return { isDone, words: t('resume', { step: step + 1, of: steps }) };
  return { isDone, words: isDone ? t('done') : t('steps', { count: steps }) };
}
