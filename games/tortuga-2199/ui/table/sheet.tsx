import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useBoard } from '../board-context.ts';
import type { Sheet as SheetName } from '../use-sheet.ts';
import { useWords } from '../words.ts';

interface SheetProps {
  readonly name: SheetName;
  readonly children: ReactNode;
}

/** A part of the table that lies open where there is room for it, and on a phone is called and closed; it opens at its top. */
export function Sheet({ name, children }: SheetProps) {
  const { sheet, showSheet } = useBoard();
  const { label } = useWords();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet === name) ref.current?.scrollTo(0, 0);
  }, [sheet, name]);
  return (
    <div ref={ref} data-panel={name}>
      <button type="button" className="t2-sheet-close" aria-label={label('close')} onClick={() => showSheet(null)}>
        ×
      </button>
      {children}
    </div>
  );
}
