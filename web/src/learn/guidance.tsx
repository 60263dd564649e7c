import type { GameTypes, Refusal } from '@haven/kit';
import { boundFigures, type LessonStep } from '@haven/text-kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { focusOn } from '../beside/find-thing.ts';
import { useCardPlace } from '../beside/use-card-place.ts';
import { type ThingInSight, useBoxes, useThing } from '../beside/use-thing.ts';
import { firstLevel } from '../experience/lessons.ts';
import { beginHere } from '../start/new-run.ts';
import type { Chapter } from './chapter.ts';
import { LessonCard } from './lesson-card.tsx';
import { Spotlight } from './spotlight.tsx';
import type { LessonInHand } from './use-lesson.ts';

interface GuidanceProps {
  readonly chapter: Chapter;
  readonly ui: GameUi<GameTypes>;
  readonly inHand: LessonInHand;
  /** The table still shows what this step speaks of. */
  readonly isFilming: boolean;
  /** Why the rules did not allow the last move. */
  readonly refusal: Refusal | null;
}

/** What is said now, and the light on what it speaks of. */
export function Guidance({ chapter, ui, inHand, isFilming, refusal }: GuidanceProps) {
  const t = useTranslations('learn');
  const card = useRef<HTMLElement>(null);
  const { number, step } = inHand;
  const isWatching = inHand.isWatching || isFilming;
  const inSight = useThing(isWatching ? undefined : step?.at);
  const free = useBoxes(useFree(isWatching ? undefined : step));
  const sentence = useSentence(chapter, inHand, inSight);
  const note = useNote(ui, inHand, refusal);
  // Of all that could be done one thing alone is asked for.
  const kept = step?.ask === undefined ? undefined : 'question';
  const spoken = { box: inSight?.box, free, words: `${sentence} ${note}`, kept } as const;
  const place = useCardPlace(card, spoken);
  useFocus(card, { ...inHand, isWatching }, inSight);
  const count = t('step', { step: Math.min(number + 1, chapter.lesson.steps.length), of: chapter.lesson.steps.length });
  return (
    <>
      {inSight && place && <Spotlight box={inSight.box} side={place.tip === undefined ? undefined : place.side} />}
      <LessonCard ref={card} place={inSight && place} {...(!isFilming && { count, sentence, note })}>
        {!isFilming && <WayOn chapter={chapter} inHand={inHand} />}
      </LessonCard>
    </>
  );
}

/** What has to be seen with the thing, and every button for what is asked. */
function useFree(step: LessonStep | undefined): readonly string[] | undefined {
  return useMemo(() => step && [...(step.free ?? []), ...(step.ask === undefined ? [] : [`move ${step.ask}`])], [step]);
}

function useSentence(
  { following }: Chapter,
  { step, isWatching }: LessonInHand,
  inSight: ThingInSight | undefined,
): string {
  const t = useTranslations('learn');
  const language = useSettings((settings) => settings.language);
  if (isWatching) return t('watch');
  const isTucked = inSight?.thing.dataset.tab !== undefined;
  const said = [step?.say, isTucked ? step?.tucked : undefined].flatMap((words) => words?.[language] ?? []);
  return boundFigures(step ? said.join(' ') : t(following ? 'chapterOver' : 'courseOver'));
}

/** A move that comes too early is explained by the lesson, a move against the rules by the rules. */
function useNote(ui: GameUi<GameTypes>, { step, patience }: LessonInHand, refusal: Refusal | null): string | undefined {
  const t = useTranslations('learn');
  const language = useSettings((settings) => settings.language);
  if (patience === 'read') return t('readFirst');
  if (patience === 'later') return boundFigures(step?.later?.[language] ?? t('later'));
  return refusal ? ui.refusalLine(refusal, language) : undefined;
}

function WayOn({
  chapter: { game, following },
  inHand: { step, isWatching, next },
}: Pick<GuidanceProps, 'chapter' | 'inHand'>) {
  const t = useTranslations('learn');
  if (isWatching || step?.ask !== undefined) return null;
  if (step) return <MainButton label={t('next')} onClick={next} />;
  return (
    <>
      {following && (
        <Link className="button button-main button-small" href={`/learn/${game}/${following.id}`}>
          {t('nextChapter')}
        </Link>
      )}
      {!following && <MainButton label={t('play')} onClick={() => beginHere(game, firstLevel(game))} />}
      <Link className="button button-small" href={`/learn/${game}`}>
        {t('back')}
      </Link>
    </>
  );
}

function MainButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="button button-main button-small" onClick={onClick}>
      {label}
    </button>
  );
}

/** Once for each step: to the thing that is asked for, or to the way on. */
function useFocus(
  card: RefObject<HTMLElement | null>,
  { number, step, isWatching, patience }: LessonInHand,
  inSight: ThingInSight | undefined,
): void {
  const focused = useRef(-1);
  const thing = inSight?.thing;
  const asks = step?.ask !== undefined;
  useEffect(() => {
    if (isWatching || focused.current === number || (asks && thing === undefined)) return;
    focused.current = number;
    if (asks && thing) focusOn(thing);
    else focusOnWayOn(card);
  }, [card, number, asks, isWatching, thing]);
  // A key that came too early left the focus on its button: Enter leads on again.
  useEffect(() => {
    if (patience === 'read') focusOnWayOn(card);
  }, [card, patience]);
}

function focusOnWayOn(card: RefObject<HTMLElement | null>): void {
  card.current?.querySelector<HTMLElement>('.button')?.focus();
}
