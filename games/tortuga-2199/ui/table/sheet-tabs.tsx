import { SHEETS, type Sheet, useBoard } from '../board-context.ts';
import type { GameIcon } from '../icons/game-icons.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

const SIGN: Readonly<Record<Sheet, GameIcon>> = {
  market: 'shopping-cart',
  actions: 'checklist',
  captains: 'pirate-captain',
};

/** On a phone: what lies over the planet, one tap away and one tap back. */
export function SheetTabs() {
  const { sheet, showSheet } = useBoard();
  const { label } = useWords();
  return (
    <nav className="t2-tabs" aria-label={label('sheets')}>
      {SHEETS.map((each) => (
        <button
          key={each}
          type="button"
          className="t2-tab"
          data-tab={each}
          data-part={sheet === each ? 'open-sheet' : undefined}
          aria-expanded={sheet === each}
          onClick={() => showSheet(sheet === each ? null : each)}
        >
          <Icon name={SIGN[each]} />
          <span>{label(`${each}Tab`)}</span>
        </button>
      ))}
    </nav>
  );
}
