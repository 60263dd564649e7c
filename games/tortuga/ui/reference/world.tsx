import '@fontsource/yeseva-one/latin-400.css';
import '@fontsource/yeseva-one/cyrillic-400.css';
import type { WorldProps } from '@haven/ui-kit';
import { WordsContext, wordsIn } from '../words.ts';
import '@haven/ui-kit/details.css';
import '@haven/ui-kit/reference.css';
import '../table/table.css';
import '../table/pieces.css';
import '../dice/dice.css';
import '../harbour/harbour.css';
import '../prompt/prompt.css';
import './reference.css';

/** The wood of the table under whatever is shown. */
export function World({ language, children }: WorldProps) {
  return (
    <WordsContext value={wordsIn(language)}>
      <div className="tt-table tt-world kit-world">{children}</div>
    </WordsContext>
  );
}
