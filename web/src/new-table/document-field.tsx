import { listingOf } from '@haven/games/uis';
import { useSettings } from '@haven/ui-kit';
import type { OfferedDocument } from '@haven/wire';
import { FileUp, PencilRuler } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { fetchDocuments } from '../api/matches.ts';
import { documentIn } from '../documents/document-file.ts';
import { type KeptDocument, useShelf } from '../documents/shelf.ts';
import { Segments } from '../parts/segments.tsx';
import type { OptionFieldProps } from './option-field-props.ts';
import { type DocumentSpec, reasonsIn, soundValue, wishedDocument } from './wished-documents.ts';

const STANDARD = 'standard';
const OWN = 'own';

/**
 * What a table brings along: nothing, something that the house offers or this browser keeps, or a file. As long as
 * what was chosen is missing or cannot be used, its value is undefined, and nothing begins.
 */
export function DocumentField(field: OptionFieldProps<DocumentSpec>) {
  const t = useTranslations('newTable');
  const { game, name, text, onChange } = field;
  const offered = useDocuments(game, name);
  const kept = useShelf({ game, option: name });
  const [chosen, setChosen] = useState(() => firstChoice(field));
  const choose = (choice: string) => {
    setChosen(choice);
    const ours = offered.find((document) => document.name === choice);
    const brought = ours?.value ?? soundValue(field.spec, kept.find(isChosen(choice))) ?? undefined;
    onChange(choice === STANDARD ? null : brought);
  };
  const values: [string, string][] = [
    [STANDARD, t('standard')],
    ...offered.map((document): [string, string] => [document.name, document.name]),
    ...kept.map((document): [string, string] => [choiceOf(document), document.title]),
    [OWN, t('ownFile')],
  ];
  return (
    <div className="document-field">
      <Segments
        label={text.label}
        hint={text.hint}
        about={text.about?.[chosen]}
        chosen={chosen}
        values={values}
        onChoose={choose}
      />
      {chosen === OWN && <OwnFile {...field} />}
      <OwnDocument {...field} kept={kept.find(isChosen(chosen))} />
    </div>
  );
}

/** Names of the house have no slash. */
const choiceOf = ({ id }: KeptDocument) => `kept/${id}`;

const isChosen = (choice: string) => (kept: KeptDocument) => choiceOf(kept) === choice;

function firstChoice({ game, name, value }: OptionFieldProps<DocumentSpec>): string {
  const wished = wishedDocument({ game, option: name });
  if (wished) return choiceOf(wished);
  return value === null || value === undefined ? STANDARD : OWN;
}

/** What is wrong with a document of this browser, and the way to where it is mended or another one is made. */
function OwnDocument({
  game,
  spec,
  ui,
  kept,
}: OptionFieldProps<DocumentSpec> & { readonly kept: KeptDocument | undefined }) {
  const language = useSettings((settings) => settings.language);
  const workshop = listingOf(game)?.workshop;
  const reasons = kept ? reasonsIn(spec.check(kept.value)).map((each) => ui.refusalLine(each, language)) : [];
  return (
    <>
      <div className="document-complaint" role="alert">
        <Complaint reasons={[...new Set(reasons)]} />
      </div>
      {workshop && (
        <Link className="document-workshop" href={`/${workshop.path}${kept ? `/${kept.id}` : ''}`}>
          <PencilRuler aria-hidden="true" />
          {workshop.title[language]}
        </Link>
      )}
    </>
  );
}

function useDocuments(game: string, option: string): readonly OfferedDocument[] {
  const [documents, setDocuments] = useState<readonly OfferedDocument[]>([]);
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
    const told = reasonsIn(refusal).map((each) => ui.refusalLine(each, language));
    const reasons = problem ? [t(problem, { size: '256 kB' })] : told;
    setState({ name: file.name, reasons: [...new Set(reasons)] });
    onChange(reasons.length > 0 ? undefined : value);
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
