import type { GameListing } from '@haven/ui-kit';
import { UserPlus } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineTable } from './use-online-table.ts';

interface FriendsChoiceProps {
  readonly listing: GameListing;
  readonly title: string;
}

/** One tap to a table on the server, with a chair for each of so many. */
export function FriendsChoice({ listing, title }: FriendsChoiceProps) {
  const t = useTranslations('home');
  const { complaint, isBusy, open } = useOnlineTable(listing.id);
  const id = useId();
  const { min, max } = listing.players;
  const counts = Array.from({ length: max - Math.max(2, min) + 1 }, (_, more) => Math.max(2, min) + more);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the buttons beside it. */}
      <div className="button friends" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
        <UserPlus aria-hidden="true" />
        <span id={`${id}-label`}>{t('withFriends')}</span>
        <span className="friends-counts">
          {counts.map((count) => (
            <button
              key={count}
              type="button"
              data-count={count}
              aria-label={t('withFriendsCount', { count, game: title })}
              aria-busy={isBusy}
              onClick={() => open(count)}
            >
              {count}
            </button>
          ))}
        </span>
      </div>
      <p id={`${id}-hint`} className="listing-hint">
        {t('withFriendsHint')}
      </p>
      {complaint !== '' && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  );
}
