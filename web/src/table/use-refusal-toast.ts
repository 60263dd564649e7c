import type { GameTypes, Refusal } from '@haven/kit';
import { type GameUi, type Language, ruleNamer, rulesByNumber } from '@haven/ui-kit';
import { useEffect } from 'react';
import { say } from '../parts/toasts.tsx';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';

interface Refused {
  readonly ui: GameUi<GameTypes>;
  readonly language: Language;
  readonly refusal: Refusal | null;
}

/** Says why a wish was refused, with the way to its rule. */
export function useRefusalToast({ ui, language, refusal }: Refused, showRule: (rule: string) => void): void {
  const platformLine = usePlatformRefusals();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast for one refusal, whatever else changes.
  useEffect(() => {
    if (refusal === null) return;
    const { rule } = refusal;
    const nameRule = ruleNamer(language, rulesByNumber(ui.rules(language)));
    const text = platformLine(refusal) ?? ui.refusalLine(refusal, language);
    const action = rule && { label: nameRule(rule), onClick: () => showRule(rule) };
    say({ text, mood: 'bad', about: 'refusal', ...(action && { action }) });
  }, [refusal]);
}
