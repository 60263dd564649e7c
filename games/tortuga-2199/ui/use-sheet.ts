import { isMeantElsewhere } from '@haven/ui-kit';
import { useEffect, useState } from 'react';

export const SHEETS = ['market', 'actions', 'captains'] as const;
/** On a phone, what lies over the planet. */
export type Sheet = (typeof SHEETS)[number];

export interface SheetState {
  readonly sheet: Sheet | null;
  showSheet(sheet: Sheet | null): void;
}

/** A sheet makes way when somebody else begins to move, and for Escape. */
export function useSheet(isOthers: boolean): SheetState {
  const [sheet, showSheet] = useState<Sheet | null>(null);
  const [wasOthers, setOthers] = useState(isOthers);
  if (wasOthers !== isOthers) {
    setOthers(isOthers);
    if (isOthers) showSheet(null);
  }
  useEffect(() => {
    if (sheet === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isMeantElsewhere(event)) showSheet(null);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [sheet]);
  return { sheet, showSheet };
}
