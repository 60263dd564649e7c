import { usefulIn } from '../actions/rows.ts';
import { useBoard } from '../board-context.ts';
import type { GameIcon } from '../icons/game-icons.ts';
import { Icon } from '../pieces.ts';
import { SHEETS, type Sheet } from '../use-sheet.ts';
import { useWords } from '../words.ts';
import './sheet-tabs.css';

const SIGN: Readonly<Record<Sheet, GameIcon>> = {
  market: 'shopping-cart',
  actions: 'checklist',
  captains: 'pirate-captain',
};

const ABOUT: Readonly<Record<Sheet, string>> = { market: 'market', actions: 'action', captains: 'captain' };

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
          data-about={ABOUT[each]}
          data-part={sheet === each ? 'open-sheet' : undefined}
          aria-expanded={sheet === each}
          onClick={() => showSheet(sheet === each ? null : each)}
        >
          <Icon name={SIGN[each]} />
          <span>{label(`${each}Tab`)}</span>
          {each === 'actions' && <OpenActions />}
        </button>
      ))}
    </nav>
  );
}

/** How many kinds of action are still worth a look. */
function OpenActions() {
  const { asked, moves } = useBoard();
  const { label } = useWords();
  const count = asked?.type === 'act' ? usefulIn(moves).length : 0;
  if (count === 0) return null;
  return (
    <b className="t2-tab-count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label('openActions', { count })}</span>
    </b>
  );
}
