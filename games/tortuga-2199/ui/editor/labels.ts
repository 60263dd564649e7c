import { labelsFor } from '../fight/labels.ts';
import { type EditorKey, en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

export const editorTexts = { en, fr, ru };

export const useEditorLabel = labelsFor<EditorKey>(editorTexts);

/** What a field is called; one that nobody here knows goes by its own name. */
export function useFieldLabel(): (field: string, values?: Readonly<Record<string, string>>) => string {
  const label = useEditorLabel();
  return (field, values = {}) => {
    const key = `field-${field}`;
    return isKey(key) ? label(key, values) : field;
  };
}

/** What a word of the format is called, under a keyword. */
export function useWordLabel(): (word: string) => string {
  const label = useEditorLabel();
  return (word) => {
    const key = `word-${word}`;
    return isKey(key) ? label(key) : word;
  };
}

const isKey = (key: string): key is EditorKey => Object.hasOwn(en, key);
