import { isReviewed } from '@haven/games/levels';
import { ChartSpline } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { addressOf } from '../replays/addresses.ts';
import type { MatchPlace } from '../replays/replay.ts';
import './review-link.css';

/** With the result: the way to what a Captain has to say of the match. */
export function ReviewLink({ game, place }: { readonly game: string; readonly place: MatchPlace }) {
  const t = useTranslations('story');
  if (!isReviewed(game)) return null;
  return (
    <p className="review-way">
      <Link className="button button-small" href={addressOf('review', place)}>
        <ChartSpline aria-hidden="true" />
        <span>{t('review')}</span>
      </Link>
    </p>
  );
}
