import type { GameTypes } from '@haven/kit';
import type { GameUi, Language, RuleText, Told } from '@haven/ui-kit';
import { ExternalLink, Search, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ReferenceLink } from '../reference-link/reference-link.tsx';
import { guideEntries, isChapter, type RulesEntry, ruleEntries } from './entries.ts';
import { GuideParts } from './guide-parts.tsx';
import { Marked } from './marked.tsx';
import { rulesAddress } from './rules-address.ts';
import './rules.css';
import { found } from './search.ts';
import { useGuide } from './use-guide.ts';

interface SearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

interface RulesProps extends SearchProps {
  readonly ui: GameUi<GameTypes>;
  readonly language: Language;
  readonly told: Told<GameTypes>;
}

/** The way into the game and its whole rules, found by § or by word. */
export function RulesReference({ ui, language, told, search, onSearch }: RulesProps) {
  const t = useTranslations('rules');
  const rules = ui.rules(language, told);
  const guide = useGuide(ui, language);
  const isSearching = search.trim() !== '';
  const places = { turn: t('turn'), examples: t('examples'), glossary: t('glossary') };
  const entries = isSearching ? [...ruleEntries(rules), ...(guide ? guideEntries(guide, places) : [])] : [];
  const hits = found(entries, search);
  return (
    <div className="rules">
      <SearchField search={search} onSearch={onSearch} />
      <p className="rules-count" role="status">
        {isSearching ? t('found', { count: hits.length }) : ''}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard. */}
      <section className="rules-list" tabIndex={0} aria-label={t('search')}>
        {isSearching ? (
          <Hits hits={hits} search={search} onSearch={onSearch} />
        ) : (
          <>
            <PageLink game={ui.id} language={language} />
            <ReferenceLink game={ui.id} className="rules-page-link" />
            {guide && <GuideParts guide={guide} onRule={onSearch} />}
            <AllRules rules={rules} />
          </>
        )}
      </section>
    </div>
  );
}

function SearchField({ search, onSearch }: SearchProps) {
  const t = useTranslations('rules');
  const id = useId();
  return (
    <div className="search">
      <label className="visually-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <Search aria-hidden="true" />
      <input
        id={id}
        type="search"
        value={search}
        placeholder={t('placeholder')}
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
      />
      {search !== '' && (
        <button type="button" className="icon-button" aria-label={t('clear')} onClick={() => onSearch('')}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function PageLink({ game, language }: { readonly game: string; readonly language: Language }) {
  const t = useTranslations('rules');
  return (
    <a className="rules-page-link" href={rulesAddress(game, language)} target="_blank" rel="noopener">
      <ExternalLink aria-hidden="true" />
      {t('page')}
    </a>
  );
}

function AllRules({ rules }: { readonly rules: readonly RuleText[] }) {
  return rules.map(({ rule, title, text }) => (
    <article key={rule} className={isChapter(rule) ? 'rule rule-chapter' : 'rule'}>
      <h3>
        <span className="rule-number">{rule}</span> {title}
      </h3>
      {text !== '' && <p>{text}</p>}
    </article>
  ));
}

function Hits({ hits, search, onSearch }: SearchProps & { readonly hits: readonly RulesEntry[] }) {
  const t = useTranslations('rules');
  if (hits.length === 0) return <p className="rules-none">{t('none')}</p>;
  return hits.map((hit) => (
    <Hit key={`${hit.place} ${hit.rule ?? hit.title}`} hit={hit} search={search} onSearch={onSearch} />
  ));
}

function Hit({ hit, search, onSearch }: SearchProps & { readonly hit: RulesEntry }) {
  const { rule, title = '', text, place } = hit;
  return (
    <article className={title === '' ? 'rule' : 'rule rule-titled'}>
      {place !== '' && <p className="rule-place">{place}</p>}
      <h3>
        {rule && <HitNumber rule={rule} onSearch={onSearch} />} <Marked text={title} search={search} />
      </h3>
      {text !== '' && (
        <p>
          <Marked text={text} search={search} />
        </p>
      )}
    </article>
  );
}

/** A chapter that was found by its title leads to its rules. */
function HitNumber({ rule, onSearch }: { readonly rule: string } & Pick<SearchProps, 'onSearch'>) {
  if (!isChapter(rule)) return <span className="rule-number">{rule}</span>;
  return (
    <button type="button" className="rule-number rule-reference" onClick={() => onSearch(rule)}>
      {rule}
    </button>
  );
}
