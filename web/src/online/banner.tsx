import type { Seat } from '@haven/kit';
import type { ReactNode } from 'react';
import type { Company } from './company.ts';

export function Banner({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="banner" role="status">
      <p>{text}</p>
      {children && <div className="banner-acts">{children}</div>}
    </div>
  );
}

export function nameOf({ seats }: Company, seat: Seat): string {
  return seats[seat]?.name ?? '';
}
