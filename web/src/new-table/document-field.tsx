import type { OptionSpec } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fetchDocuments, type HouseDocument } from '../tables/server.ts';
import type { OptionFieldProps } from './option-field-props.ts';
import { Segments } from './segments.tsx';

type DocumentSpec = Extract<OptionSpec, { kind: 'document' }>;

/** More than any honest document needs; the server says the same. */
const LONGEST_FILE = 256 * 1024;
const STANDARD = 'standard';
const OWN = 'own';

/** A file that a table brings along: none, one that the house offers, or one's own. */
export function DocumentField(field: OptionFieldProps<DocumentSpec>) {
  const t = useTranslations('newTable');
  const { game, name, text, value, onChange } = field;
  const offered = useDocuments(game, name);
  const [chosen, setChosen] = useState(value === null || value === undefined ? STANDARD : OWN);
  const choose = (choice: string) => {
    setChosen(choice);
    onChange(offered.find((document) => document.name === choice)?.value ?? null);
  };
  const values: [string, string][] = [
    [STANDARD, t('standard')],
    ...offered.map((document): [string, string] => [document.name, document.name]),
    [OWN, t('ownFile')],
  ];
  return (
    <div className="document-field">
      <Segments label={text.label} hint={text.hint} {...{ chosen, values }} onChoose={choose} />
      {chosen === OWN && <OwnFile {...field} />}
    </div>
  );
}

function useDocuments(game: string, option: string): readonly HouseDocument[] {
  const [documents, setDocuments] = useState<readonly HouseDocument[]>([]);
  useEffect(() => {
    fetchDocuments(game, option).then(setDocuments, () => undefined);
  }, [game, option]);
  return documents;
}

function OwnFile({ spec, ui, onChange }: OptionFieldProps<DocumentSpec>) {
  const t = useTranslations('newTable');
  const id = useId();
  const language = useSettings((settings) => settings.language);
  const [state, setState] = useState<{ readonly name: string; readonly reasons: readonly string[] } | null>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const { value, problem } = await documentIn(file);
    const refusal = value === undefined ? undefined : spec.check(value);
    const refusals = refusal ? [refusal, ...(refusal.others ?? [])] : [];
    const reasons = problem ? [t(problem, { size: '256 kB' })] : refusals.map((each) => ui.refusalLine(each, language));
    setState({ name: file.name, reasons: [...new Set(reasons)] });
    onChange(reasons.length > 0 ? null : value);
  };
  return (
    <div className="own-file">
      <label className="button button-small" htmlFor={id}>
        <FileUp aria-hidden="true" />
        {t('chooseFile')}
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        onChange={(event) => void read(event)}
      />
      {state && <p className="new-table-hint">{t('file', { name: state.name })}</p>}
      <div className="complaint" role="alert">
        {state && <Complaint reasons={state.reasons} />}
      </div>
    </div>
  );
}

/** Everything at once: a file is mended in one go. */
function Complaint({ reasons }: { readonly reasons: readonly string[] }) {
  const t = useTranslations('newTable');
  const [only, ...others] = reasons;
  if (only === undefined) return null;
  if (others.length === 0) return <p>{t('fileBad', { why: only })}</p>;
  return (
    <>
      <p>{t('fileProblems', { count: reasons.length })}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}

type Found =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: 'fileTooLong' | 'fileUnreadable' };

async function documentIn(file: File): Promise<Found> {
  if (file.size > LONGEST_FILE) return { problem: 'fileTooLong' };
  try {
    return { value: JSON.parse(await file.text()) };
  } catch {
    return { problem: 'fileUnreadable' };
  }
}
