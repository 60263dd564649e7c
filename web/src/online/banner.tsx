import type { Seat } from '@haven/kit';
import type { ReactNode } from 'react';
import type { OnlineTable } from './online-table.ts';
import { useOnce } from './use-once.ts';

export function Banner({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="banner" role="status">
      {text !== '' && <p>{text}</p>}
      {children && <div className="banner-acts">{children}</div>}
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly rank: 'main' | 'plain';
  readonly onClick: () => void;
}

/** Two quick taps are one. */
export function BannerButton({ label, rank, onClick }: ButtonProps) {
  const { isBusy, once } = useOnce();
  const className = rank === 'main' ? 'button button-small button-main' : 'button button-small';
  return (
    <button type="button" className={className} aria-disabled={isBusy} onClick={() => once(onClick)}>
      {label}
    </button>
  );
}

export function nameOf({ seats }: OnlineTable, seat: Seat): string {
  return seats[seat]?.name ?? '';
}
