import type { Guide } from '@haven/text-kit';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface GuideProps {
  readonly guide: Guide;
  /** Opens the rules at a §. */
  readonly onRule: (rule: string) => void;
}

/** What somebody reads first: how one wins, what a turn is, and, behind a click, examples and words. */
export function GuideParts({ guide, onRule }: GuideProps) {
  const t = useTranslations('rules');
  return (
    <div className="guide">
      <h3>{t('goal')}</h3>
      {guide.goal.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h3>{t('turn')}</h3>
      {guide.turn.map(({ title, text, rules }) => (
        <p key={title}>
          <strong>{title}.</strong> {text} <References rules={rules} onRule={onRule} />
        </p>
      ))}
      <Folded title={t('examples')}>
        <Examples guide={guide} onRule={onRule} />
      </Folded>
      <Folded title={t('glossary')}>
        <Glossary guide={guide} onRule={onRule} />
      </Folded>
    </div>
  );
}

function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Examples({ guide, onRule }: GuideProps) {
  return guide.examples.map(({ title, paragraphs, rules }) => (
    <div key={title} className="guide-example">
      <h4>{title}</h4>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <References rules={rules} onRule={onRule} />
    </div>
  ));
}

function Glossary({ guide, onRule }: GuideProps) {
  return (
    <dl>
      {guide.glossary.map(({ term, meaning, rules }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {meaning} <References rules={rules} onRule={onRule} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function References({ rules, onRule }: { readonly rules: readonly string[] } & Pick<GuideProps, 'onRule'>) {
  const t = useTranslations('table');
  return rules.map((rule) => (
    <button key={rule} type="button" className="rule-reference" onClick={() => onRule(`§${rule}`)}>
      {t('whichRule', { rule: `§${rule}` })}
    </button>
  ));
}
