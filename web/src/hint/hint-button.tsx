import { Lightbulb } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { HintState } from './use-hint.ts';

export function HintButton({ hint }: { readonly hint: HintState }) {
  const t = useTranslations('hint');
  const { isPossible, shown, ask, close } = hint;
  const turn = shown === undefined ? ask : close;
  return (
    <button
      type="button"
      className="bar-button"
      aria-label={t('ask')}
      aria-expanded={shown !== undefined}
      aria-disabled={!isPossible}
      onClick={() => isPossible && turn()}
    >
      <Lightbulb aria-hidden="true" />
      <span className="bar-label">{t('short')}</span>
    </button>
  );
}
