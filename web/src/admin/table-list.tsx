import { type AdminLine, PHASES } from '@haven/wire';
import { useCallback, useDeferredValue, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useGameTitle } from '../words/use-game-title.ts';
import type { Office, Search } from './office.ts';
import { TableDetails } from './table-details.tsx';
import { useAnswer } from './use-answer.ts';

const AGAIN_MS = 15_000;

/** Every table of the house, to be looked for and opened. */
export function TableList({ office }: { readonly office: Office }) {
  const t = useTranslations('admin');
  const [search, setSearch] = useState<Search>({ search: '', phase: '' });
  const [shown, setShown] = useState<string>();
  const asked = useDeferredValue(search);
  const { value = [] } = useAnswer(
    useCallback(() => office.tables(asked), [office, asked]),
    AGAIN_MS,
  );
  return (
    <section aria-label={t('tables')}>
      <h2>{t('tables')}</h2>
      <SearchFields search={search} onChange={setSearch} />
      {value.length === 0 && <p>{t('noTable')}</p>}
      <ul className="admin-list">
        {value.map((line) => (
          <li key={line.id}>
            <LineButton line={line} isOpen={shown === line.id} onOpen={setShown} />
            {shown === line.id && <TableDetails office={office} id={line.id} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SearchProps {
  readonly search: Search;
  readonly onChange: (search: Search) => void;
}

function SearchFields({ search, onChange }: SearchProps) {
  const t = useTranslations('admin');
  const [text, phase] = [useId(), useId()];
  return (
    <div className="admin-search">
      <label htmlFor={text}>{t('search')}</label>
      <input
        id={text}
        value={search.search}
        type="search"
        maxLength={64}
        onChange={(event) => onChange({ ...search, search: event.target.value })}
      />
      <label htmlFor={phase}>{t('phase')}</label>
      <select
        id={phase}
        value={search.phase}
        onChange={(event) => onChange({ ...search, phase: PHASES.find((one) => one === event.target.value) ?? '' })}
      >
        <option value="">{t('anyPhase')}</option>
        {PHASES.map((one) => (
          <option key={one} value={one}>
            {t(`phases.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface LineProps {
  readonly line: AdminLine;
  readonly isOpen: boolean;
  readonly onOpen: (id: string | undefined) => void;
}

function LineButton({ line, isOpen, onOpen }: LineProps) {
  const t = useTranslations('admin');
  const format = useFormatter();
  const game = useGameTitle(line.game);
  const { id, phase, moves, changed, names, sick = '' } = line;
  const notes = [
    t(`phases.${phase}`),
    t('movesMade', { count: moves }),
    format.relativeTime(changed, Date.now()),
    names.join(', '),
    sick,
  ];
  return (
    <button type="button" className="admin-line" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? undefined : id)}>
      <strong>{game}</strong> <code>{id}</code>
      <span>{notes.filter(Boolean).join(' · ')}</span>
    </button>
  );
}
