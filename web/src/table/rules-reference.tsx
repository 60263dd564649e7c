import type { RuleText } from '@haven/ui-kit';
import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { isChapter, matchingRules } from './rule-search.ts';

interface RulesProps {
  readonly rules: readonly RuleText[];
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The whole rules of the game, found by § or by word. */
export function RulesReference({ rules, search, onSearch }: RulesProps) {
  const t = useTranslations('rules');
  const found = matchingRules(rules, search);
  return (
    <div className="rules">
      <SearchField search={search} onSearch={onSearch} />
      <p className="rules-count" role="status">
        {search === '' ? '' : t('found', { count: found.filter((rule) => !isChapter(rule)).length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard. */}
      <section className="rules-list" tabIndex={0} aria-label={t('search')}>
        {found.length === 0 && <p className="rules-none">{t('none')}</p>}
        {found.map((rule) => (
          <RuleEntry key={rule.rule} rule={rule} search={search} />
        ))}
      </section>
    </div>
  );
}

function SearchField({ search, onSearch }: Omit<RulesProps, 'rules'>) {
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

function RuleEntry({ rule, search }: { readonly rule: RuleText; readonly search: string }) {
  return (
    <article className={isChapter(rule) ? 'rule rule-chapter' : 'rule'}>
      <h3>
        <span className="rule-number">{rule.rule}</span> {rule.title}
      </h3>
      {rule.text !== '' && <p>{marked(rule.text, search)}</p>}
    </article>
  );
}

/** The words that were looked for, lit up. */
function marked(text: string, search: string) {
  const word = search.trim();
  const at = word === '' ? -1 : text.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
