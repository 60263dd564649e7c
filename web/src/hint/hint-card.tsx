import type { GameTypes, Seen } from '@haven/kit';
import { boundFigures } from '@haven/text-kit';
import { type GameUi, type SeatInfo, useSettings } from '@haven/ui-kit';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useEscape } from '../beside/use-escape.ts';
import type { Advice, Option } from '../why/explanation.ts';
import { chanceOf, outlookOf } from '../words/chance.ts';
import './hint.css';
import { useGlow } from './use-glow.ts';
import type { HintState } from './use-hint.ts';

interface HintCardProps {
  readonly hint: HintState;
  readonly ui: GameUi<GameTypes>;
  readonly seats: readonly SeatInfo[];
  readonly seen: Seen<GameTypes>;
  /** In their first games. */
  readonly isNewcomer: boolean;
}

/** Over the board: what a Captain would do, and what else; the move itself glows. */
export function HintCard({ hint: { shown, close }, ...spoken }: HintCardProps) {
  const t = useTranslations('hint');
  const app = useTranslations('app');
  const advice = shown?.advice;
  const card = useRef<HTMLElement>(null);
  useGlow(advice?.options[0]?.text);
  useEscape(card, shown && close);
  if (shown === undefined) return null;
  return (
    <section ref={card} className="hint" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <button type="button" className="icon-button" aria-label={app('close')} onClick={close}>
        <X aria-hidden="true" />
      </button>
      <div role="status">{advice ? <Said advice={advice} {...spoken} /> : <p>{t('thinking')}</p>}</div>
    </section>
  );
}

type SaidProps = Omit<HintCardProps, 'hint'> & { readonly advice: Advice };

function Said({ advice: { options, isClose, term }, ui, seats, seen, isNewcomer }: SaidProps) {
  const t = useTranslations('hint');
  const why = useTranslations('why');
  const language = useSettings((settings) => settings.language);
  const nameOf = ({ move }: Option) => boundFigures(ui.moveLine?.(move, language, { seats, view: seen.view }) ?? '');
  const words = term === undefined ? undefined : ui.termLine?.(term, language);
  const percent = usePercent();
  const [only, ...others] = options;
  if (only && others.length === 0) return <p>{`${t(seen.moves.length > 1 ? 'sure' : 'only')} ${nameOf(only)}`}</p>;
  const outlook = only && outlookOf(only.win, { isNewcomer, seats: seats.length });
  return (
    <>
      {outlook && <p>{t(outlook)}</p>}
      <ol>
        {options.map((option) => (
          <li key={option.text}>
            {nameOf(option)} {outlook !== 'behind' && <small>{t('chance', chanceOf(option.win, percent))}</small>}
          </li>
        ))}
      </ol>
      {isClose && outlook === undefined && <p>{t('close')}</p>}
      {words !== undefined && <p>{why('tips', { term: words })}</p>}
    </>
  );
}

function usePercent(): (chance: number) => string {
  const format = useFormatter();
  return (chance) => format.number(chance, { style: 'percent', maximumFractionDigits: 0 });
}
