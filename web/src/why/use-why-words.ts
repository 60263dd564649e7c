import type { GameTypes } from '@haven/kit';
import type { GameUi, Language, SeatInfo } from '@haven/ui-kit';
import { useFormatter, useTranslations } from 'use-intl';
import { chanceOf } from '../words/chance.ts';
import { innerQuotes } from '../words/inner-quotes.ts';
import type { Explanation, Weighed } from './explanation.ts';

interface Spoken {
  readonly ui: GameUi<GameTypes>;
  readonly seats: readonly SeatInfo[];
  readonly language: Language;
}

/** An explanation in a sentence or two. */
export function useWhyWords({ ui, seats, language }: Spoken): (told: Explanation) => string {
  const t = useTranslations('why');
  const format = useFormatter();
  const percent = (chance: number) => format.number(chance, { style: 'percent', maximumFractionDigits: 0 });
  const nameOf = (move: GameTypes['Move'], { view }: Weighed) => ui.moveLine?.(move, language, { seats, view }) ?? '';
  const quoted = (name: string) => t('quoted', { name: innerQuotes(name, language) });
  const otherIn = (told: Weighed): string[] => {
    const { other } = told;
    if (other === undefined) return [];
    const name = other.move === undefined ? t('hidden') : quoted(nameOf(other.move, told));
    return [t(other.kind, { other: name, over: percent(Math.max(other.over, LEAST_SAID)) })];
  };
  const termIn = ({ term }: Weighed): string[] => {
    const words = term === undefined ? undefined : ui.termLine?.(term, language);
    return words === undefined ? [] : [t('tips', { term: words })];
  };
  return (told) => {
    if (told.kind !== 'weighed') return t(told.kind);
    const chosen = t('chosen', { move: quoted(nameOf(told.move, told)), ...chanceOf(told.win, percent) });
    return [chosen, ...otherIn(told), ...termIn(told)].join(' ');
  };
}

/** A difference that is spoken of is not said to be none. */
const LEAST_SAID = 0.01;
