import { lessonsOf } from '@haven/games/lessons';
import type { GameTypes } from '@haven/kit';
import type { Lesson } from '@haven/text-kit';
import { type TableProps, useSettings } from '@haven/ui-kit';
import { GraduationCap } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useLoaded } from '../page/use-loaded.ts';
import './lesson-links.css';

type Lessons = NonNullable<TableProps<GameTypes>['Lessons']>;

/** What a table of this game needs to lead to its lessons; the same as long as it is the same game. */
export function useLessonLinks(game: string): Lessons | undefined {
  return useMemo(() => {
    if (lessonsOf(game) === undefined) return undefined;
    return (props: ComponentProps<Lessons>) => <LessonLink game={game} {...props} />;
  }, [game]);
}

interface LessonLinkProps {
  readonly game: string;
  readonly rules: readonly string[];
}

function LessonLink({ game, rules }: LessonLinkProps) {
  const t = useTranslations('learn');
  const language = useSettings((settings) => settings.language);
  const loaded = useLoaded(async () => lessonsOf(game)?.load(), game);
  // Its place is kept: what stands above it does not move when it comes.
  if (loaded === null) return <span className="lesson-link" aria-hidden="true" />;
  const lessons = loaded === 'failed' ? [] : (loaded.value ?? []);
  const lesson = lessonOn(lessons, rules);
  if (lesson === undefined) return null;
  return (
    <Link className="lesson-link" href={`/learn/${game}/${lesson.id}`}>
      <GraduationCap aria-hidden="true" />
      {t('lessonOn', { title: lesson.title[language] })}
    </Link>
  );
}

/** The first § that any lesson is about has the word. */
function lessonOn(lessons: readonly Lesson[], rules: readonly string[]): Lesson | undefined {
  const taught = rules.map((rule) => lessons.find(({ teaches }) => teaches.includes(rule)));
  return taught.find((lesson) => lesson !== undefined);
}
