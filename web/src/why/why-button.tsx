import type { GameTypes } from '@haven/kit';
import { boundFigures } from '@haven/text-kit';
import type { GameUi, Language, Told } from '@haven/ui-kit';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import './why.css';
import type { Explanation } from './explanation.ts';
import { useWhyWords } from './use-why-words.ts';

/** Answers why a move was made; undefined if nobody can tell. */
export type ExplainMove = (entry: number) => Promise<Explanation | undefined>;

interface WhyProps {
  readonly entry: number;
  /** What came of the move. */
  readonly events: readonly GameTypes['Event'][];
  readonly ui: GameUi<GameTypes>;
  readonly told: Told<GameTypes>;
  readonly language: Language;
  readonly explainer: ExplainMove;
}

/** A small question beside a move; the answer takes its place. */
export function WhyButton({ entry, events, explainer, ui, told, language }: WhyProps) {
  const t = useTranslations('why');
  const [answer, setAnswer] = useState<Explanation | 'thinking' | undefined>();
  const wordsOf = useWhyWords({ ui, seats: told.seats, language });
  const ask = () => {
    setAnswer('thinking');
    explainer(entry).then(setAnswer, () => setAnswer(undefined));
  };
  if (answer === undefined)
    return (
      <button type="button" className="why-ask" onClick={ask}>
        {t('ask')}
      </button>
    );
  return (
    <p className="why" role="status">
      {answer === 'thinking' ? t('thinking') : withRules(ui.ruleLines(events, language, told), answer, wordsOf)}
    </p>
  );
}

/** What the rules alone decided comes first; where they say it, nobody has to wait for a secret. */
function withRules(rules: readonly string[], answer: Explanation, wordsOf: (answer: Explanation) => string): string {
  const isSaid = rules.length > 0 && answer.kind === 'secret';
  return boundFigures([...rules, ...(isSaid ? [] : [wordsOf(answer)])].join(' '));
}
