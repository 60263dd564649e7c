import { type Asked, type Catalogue, type FilterGroup, type GameReference, ThingButton } from '@haven/ui-kit';
import { Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useReferenceWords } from '../reference-link/use-words.ts';
import { type Choice, chosenFrom, toggled } from './chosen.ts';

interface CatalogueProps extends Pick<Asked, 'ask'>, Pick<GameReference, 'Picture'> {
  readonly catalogue: Catalogue;
}

const EVERYTHING: Choice = { search: '', filters: new Set() };

/** Everything that is in the box, found by filters and by words. */
export function CatalogueView({ catalogue, Picture, ask }: CatalogueProps) {
  const t = useReferenceWords();
  const [choice, choose] = useState(EVERYTHING);
  const chosen = chosenFrom(catalogue, choice);
  return (
    <>
      <Finder choice={choice} choose={choose} />
      {catalogue.groups.map((group) => (
        <Chips key={group.title} group={group} choice={choice} choose={choose} />
      ))}
      <div className="reference-found">
        <p role="status">{t('count', { count: chosen.length })}</p>
        {choice.filters.size > 0 && (
          <button type="button" className="reference-chip" onClick={() => choose({ ...choice, filters: new Set() })}>
            {t('reset')}
          </button>
        )}
      </div>
      {chosen.length === 0 && <p className="reference-none">{t('none')}</p>}
      <div className="reference-things">
        {chosen.map((sample) => (
          <ThingButton key={sample.about} thing={sample} copies={sample.copies} Picture={Picture} ask={ask} />
        ))}
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly choice: Choice;
  choose(choice: Choice): void;
}

function Finder({ choice, choose }: ChoiceProps) {
  const t = useReferenceWords();
  const id = useId();
  const look = (search: string) => choose({ ...choice, search });
  return (
    <div className="search">
      <label className="visually-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <Search aria-hidden="true" />
      <input
        id={id}
        type="search"
        value={choice.search}
        placeholder={t('placeholder')}
        autoComplete="off"
        onChange={(event) => look(event.target.value)}
      />
      {choice.search !== '' && (
        <button type="button" className="icon-button" aria-label={t('clear')} onClick={() => look('')}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Chips({ group: { title, filters }, choice, choose }: ChoiceProps & { readonly group: FilterGroup }) {
  return (
    <fieldset className="reference-chips">
      <legend>{title}</legend>
      {filters.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="reference-chip"
          aria-pressed={choice.filters.has(id)}
          onClick={() => choose({ ...choice, filters: toggled(choice.filters, id) })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
