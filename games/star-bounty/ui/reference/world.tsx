import type { WorldProps } from '@haven/ui-kit';
import { WordsContext, wordsIn } from '../words.ts';
import '@haven/ui-kit/details.css';
import '@haven/ui-kit/reference.css';
import '../table/table.css';
import '../stage/arena.css';
import '../cards/suits.css';
import './reference.css';

/** The night of the table around whatever is shown. */
export function World({ language, children }: WorldProps) {
  return (
    <WordsContext value={wordsIn(language)}>
      <div className="sb-table sb-world kit-world">{children}</div>
    </WordsContext>
  );
}
