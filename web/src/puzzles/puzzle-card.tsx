import { useSettings } from '@haven/ui-kit';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { OpenPuzzle } from './open-puzzle.ts';
import type { PuzzleInHand } from './use-puzzle.ts';

interface PuzzleCardProps {
  readonly open: OpenPuzzle;
  readonly inHand: PuzzleInHand;
}

/** What is asked; once it is decided, how it went and why. Read aloud when it changes. */
export function PuzzleCard({ open, inHand }: PuzzleCardProps) {
  const t = useTranslations('puzzles');
  const language = useSettings((settings) => settings.language);
  const { puzzle, words } = open;
  const verdict = useVerdict(open, inHand);
  const card = useRef<HTMLElement>(null);
  useFocus(card, inHand);
  return (
    <section ref={card} className="puzzle-card" tabIndex={-1} aria-label={t('card')} data-stand={inHand.stand}>
      <div role="status" className="puzzle-words">
        {verdict === undefined ? (
          <p>{words.ask(puzzle.values)[language]}</p>
        ) : (
          <p>
            <strong>{verdict}</strong> {words.why(puzzle.values)[language]}
          </p>
        )}
      </div>
      <div className="puzzle-tools">
        <WayOn open={open} inHand={inHand} />
      </div>
    </section>
  );
}

/** To what is asked when it begins, to the way on when it is decided. */
function useFocus(card: RefObject<HTMLElement | null>, { stand }: PuzzleInHand): void {
  useEffect(() => {
    const wayOn = stand === 'open' ? null : card.current?.querySelector<HTMLElement>('.button');
    (wayOn ?? card.current)?.focus();
  }, [card, stand]);
}

function useVerdict({ attempt }: OpenPuzzle, { stand }: PuzzleInHand): string | undefined {
  const t = useTranslations('puzzles');
  if (stand === 'missed') return t('missed');
  if (stand === 'solved') return t(attempt === 'own' ? 'right' : 'shown');
  return attempt === 'own' ? undefined : t('shown');
}

function WayOn({ open, inHand: { stand, isBegun } }: PuzzleCardProps) {
  const t = useTranslations('puzzles');
  const isShown = open.attempt === 'shown';
  return (
    <>
      {stand === 'solved' && (
        <Link className="button button-main button-small" href={`/puzzles/${open.game}/${open.next}`}>
          {t('next')}
        </Link>
      )}
      {(stand === 'missed' || isShown) && (
        <Button label={t('again')} look={isShown ? '' : 'button-main'} onClick={() => open.begin('own')} />
      )}
      {stand === 'open' && isBegun && !isShown && <Button label={t('restart')} onClick={() => open.begin('own')} />}
      {stand !== 'solved' && !isShown && <Button label={t('show')} onClick={() => open.begin('shown')} />}
    </>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly look?: string;
  readonly onClick: () => void;
}

function Button({ label, look = '', onClick }: ButtonProps) {
  return (
    <button type="button" className={`button button-small ${look}`} onClick={onClick}>
      {label}
    </button>
  );
}
