import type { DocumentEditor } from '@haven/ui-kit';
import { emptySet, houseCopy, isCardSet } from './draft.ts';
import { editorTexts } from './labels.ts';
import { SetEditor } from './set-editor.tsx';

/** §8.4 Card sets of a table's own, written on the page. */
export const editor: DocumentEditor = {
  starts: [
    { id: 'house', label: (language) => editorTexts[language].house, make: houseCopy },
    { id: 'empty', label: (language) => editorTexts[language].empty, make: emptySet },
  ],
  title: (language) => editorTexts[language].unnamed,
  isOne: isCardSet,
  Editor: SetEditor,
};
