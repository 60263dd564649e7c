import { hasReference } from '@haven/games/references';
import { Columns2 } from 'lucide-react';
import { useReferenceWords } from './use-words.ts';

interface ReferenceLinkProps {
  readonly game: string;
  readonly className: string;
}

/** To everything that is in the box, beside what one is at: whoever looks something up comes back to it. */
export function ReferenceLink({ game, className }: ReferenceLinkProps) {
  const t = useReferenceWords();
  if (!hasReference(game)) return null;
  return (
    <a className={className} href={`/reference/${game}`} target="_blank" rel="noopener">
      <Columns2 aria-hidden="true" />
      {t('link')}
    </a>
  );
}
