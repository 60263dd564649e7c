import type { Seat } from '@haven/kit';
import { ArrowRightLeft, ChevronLeft, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { TableInHand } from './use-table.ts';

interface HandOverProps {
  readonly title: string;
  readonly hand: TableInHand;
  readonly seat: Seat;
  readonly name: string;
}

/** Between two people at one device: nothing of the table is on the page. */
export function HandOver({ title, hand, seat, name }: HandOverProps) {
  const t = useTranslations('handOver');
  const canUndo = hand.seen?.canUndo === true && !hand.waiting;
  return (
    <div className="table-frame hand-over">
      <header className="bar">
        <Link className="icon-button" href="/" aria-label={useTranslations('app')('home')}>
          <ChevronLeft aria-hidden="true" />
        </Link>
        <h1 className="bar-title">{title}</h1>
      </header>
      <main className="hand-over-card" id="content" data-seat={seat}>
        <ArrowRightLeft className="hand-over-sign" aria-hidden="true" />
        <h2>{t('pass', { name })}</h2>
        <p className="hand-over-note">{t('hidden')}</p>
        {/* biome-ignore lint/a11y/noAutofocus: it is the only thing to do here. */}
        <button type="button" className="button button-main" autoFocus onClick={() => hand.take(seat)}>
          {t('take', { name })}
        </button>
        {canUndo && (
          <button type="button" className="button" onClick={hand.undo}>
            <Undo2 aria-hidden="true" />
            {t('undo')}
          </button>
        )}
      </main>
    </div>
  );
}
