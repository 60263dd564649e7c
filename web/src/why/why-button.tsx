import type { GameTypes } from '@haven/kit';
import type { GameUi, Language, SeatInfo } from '@haven/ui-kit';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import './why.css';
import type { Explanation } from './explanation.ts';
import { useWhyWords } from './use-why-words.ts';

/** Answers why a move was made; undefined if nobody can tell. */
export type ExplainMove = (entry: number) => Promise<Explanation | undefined>;

interface WhyProps {
  readonly entry: number;
  readonly ui: GameUi<GameTypes>;
  readonly seats: readonly SeatInfo[];
  readonly language: Language;
  readonly explainer: ExplainMove;
}

/** A small question beside a move; the answer takes its place. */
export function WhyButton({ entry, explainer, ...spoken }: WhyProps) {
  const t = useTranslations('why');
  const [told, setTold] = useState<Explanation | 'thinking' | undefined>();
  const wordsOf = useWhyWords(spoken);
  const ask = () => {
    setTold('thinking');
    explainer(entry).then(setTold, () => setTold(undefined));
  };
  if (told === undefined)
    return (
      <button type="button" className="why-ask" onClick={ask}>
        {t('ask')}
      </button>
    );
  return (
    <p className="why" role="status">
      {told === 'thinking' ? t('thinking') : wordsOf(told)}
    </p>
  );
}
