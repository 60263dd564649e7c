import { hasReference } from '@haven/games/references';
import { LayoutGrid } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';

interface ReferenceLinkProps {
  readonly game: string;
  readonly title: string;
  readonly className: string;
}

/** To everything that is in the box. */
export function ReferenceLink({ game, title, className }: ReferenceLinkProps) {
  const t = useTranslations('reference');
  if (!hasReference(game)) return null;
  return (
    <Link className={className} href={`/reference/${game}`} aria-label={t('linkLabel', { game: title })}>
      <LayoutGrid aria-hidden="true" />
      {t('link')}
    </Link>
  );
}
