import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { CardPlace } from '../beside/card-place.ts';

interface LessonCardProps {
  readonly ref: Ref<HTMLElement>;
  /** Undefined where it speaks of nothing in particular. */
  readonly place: CardPlace | undefined;
  readonly count?: string;
  /** Undefined while the table speaks for itself: nothing lies over it then. */
  readonly sentence?: string;
  /** Why a move was not played. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** One sentence, read aloud once, and the way on. */
export function LessonCard({ ref, place, count, sentence, note, children }: LessonCardProps) {
  const t = useTranslations('learn');
  return (
    <section
      ref={ref}
      className="lesson-card"
      data-speaks=""
      aria-label={t('card')}
      data-placed={place !== undefined}
      data-silent={sentence === undefined}
      {...(place && { style: { left: place.left, top: place.top } })}
    >
      <p className="lesson-count">{count}</p>
      <div role="status">
        <p className="lesson-sentence">{sentence}</p>
        {note !== undefined && <p className="lesson-note">{note}</p>}
      </div>
      <div className="lesson-tools">{children}</div>
    </section>
  );
}
