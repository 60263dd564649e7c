import { LANGUAGES, type Language } from '@haven/ui-kit';
import { useId, useState } from 'react';
import { useWords } from '../words.ts';
import { typed } from './controls.tsx';
import { isDraft, withField } from './draft.ts';
import { Field } from './field.tsx';
import { useEditorLabel, useFieldLabel } from './labels.ts';
import { languageName } from './language-name.ts';
import type { PlacedProblem } from './problems.ts';
import { takesAnyLanguage } from './shapes.ts';

interface TextsProps {
  readonly field: string;
  readonly value: unknown;
  readonly problems: readonly PlacedProblem[];
  /** What is shown as long as there are no words. */
  readonly without?: (language: Language) => string;
  readonly onChange: (value: unknown) => void;
}

/** The same words in several languages, one's own in the open; a language without words is none. */
export function TextsField({ field, value, problems, without, onChange }: TextsProps) {
  const { language: own } = useWords();
  const label = useFieldLabel();
  const words = useEditorLabel();
  const texts = isDraft(value) ? value : {};
  const [begun, setBegun] = useState<readonly string[]>([]);
  const languages = [...new Set([own, ...LANGUAGES, ...Object.keys(texts), ...begun])];
  const write = (language: string, text: string) => {
    const next = withField(texts, language, text === '' ? undefined : text);
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  /** A problem of no language, or of one that is none, stands at the first. */
  const wrongIn = (language: string) =>
    problems.filter(({ values }) => (languages.find((each) => each === values?.language) ?? own) === language);
  const row = (language: string) => (
    <Field
      key={language}
      field={language === own ? field : `${field}-${language}`}
      label={label(field, { language: languageName(own, language) })}
      problems={wrongIn(language)}
    >
      {(control) => (
        <input
          {...control}
          lang={language}
          autoComplete="off"
          placeholder={without?.(LANGUAGES.find((each) => each === language) ?? own)}
          value={typed(texts[language])}
          onChange={({ target }) => write(language, target.value)}
        />
      )}
    </Field>
  );
  const others = languages.filter((language) => language !== own);
  const isOpen = others.some((language) => wrongIn(language).length > 0);
  return (
    <div className="t2-texts">
      {row(own)}
      <details open={isOpen || undefined}>
        <summary>{words('otherLanguages')}</summary>
        <div className="t2-fields">{others.map(row)}</div>
        {takesAnyLanguage(field) && <MoreLanguages onAdd={(tag) => setBegun([...begun, tag])} />}
      </details>
    </div>
  );
}

/** A language by its tag: `de`, `pt-BR`. It stays as soon as something is said in it. */
function MoreLanguages({ onAdd }: { readonly onAdd: (tag: string) => void }) {
  const label = useEditorLabel();
  const id = useId();
  const [tag, setTag] = useState('');
  const add = () => {
    if (tag.trim() !== '') onAdd(tag.trim());
    setTag('');
  };
  return (
    <div className="t2-more-languages">
      <label htmlFor={id}>{label('languageTag')}</label>
      <input id={id} autoComplete="off" value={tag} maxLength={35} onChange={({ target }) => setTag(target.value)} />
      <button type="button" className="button button-small" onClick={add}>
        {label('addLanguage')}
      </button>
    </div>
  );
}
