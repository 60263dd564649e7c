import type { GameTypes } from '@haven/kit';
import type { GameUi, Language, SeatInfo } from '@haven/ui-kit';
import { useFormatter, useTranslations } from 'use-intl';
import { chanceOf, goalOf } from '../words/chance.ts';
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
    const lacks = (other.lacks && ui.termLine?.(other.lacks, language)) ?? 'none';
    return [t(other.kind, { other: name, over: percent(Math.max(other.over, LEAST_SAID)), lacks })];
  };
  return (told) => {
    if (told.kind !== 'weighed') return t(told.kind);
    const { move, view, win } = told;
    const reason = ui.groundLine?.(move, language, { seats, view }) ?? 'none';
    const about = { move: quoted(nameOf(move, told)), reason, goal: goalOf(seats.length) };
    return [t('chosen', { ...about, ...chanceOf(win, percent) }), ...otherIn(told)].join(' ');
  };
}

/** A difference that is spoken of is not said to be none. */
const LEAST_SAID = 0.01;
