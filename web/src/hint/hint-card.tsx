import type { GameTypes, Seen } from '@haven/kit';
import { abreast, boundFigures } from '@haven/text-kit';
import { type GameUi, type Language, type SeatInfo, useSettings } from '@haven/ui-kit';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useEscape } from '../beside/use-escape.ts';
import type { Advice, Option } from '../why/explanation.ts';
import { chanceOf, goalOf, outlookOf } from '../words/chance.ts';
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

function Said({ advice: { options, lead }, ui, seats, seen, isNewcomer }: SaidProps) {
  const t = useTranslations('hint');
  const language = useSettings((settings) => settings.language);
  const told = { seats, view: seen.view };
  const nameOf = ({ move }: Option) => boundFigures(ui.moveLine?.(move, language, told) ?? '');
  const verdictOf = useVerdict(ui, language);
  const percent = usePercent();
  const [best, ...others] = options;
  if (best === undefined) return null;
  const whyOf = ({ move }: Option) => {
    const reason = ui.groundLine?.(move, language, told);
    return reason === undefined ? '' : sentence(boundFigures(reason));
  };
  const why = whyOf(best);
  if (others.length === 0) {
    return (
      <>
        <p>{`${t(seen.moves.length > 1 ? lead : 'only')} ${nameOf(best)}`}</p>
        {why !== '' && <p>{why}</p>}
      </>
    );
  }
  const outlook = outlookOf(best.win, { isNewcomer, seats: seats.length });
  const chanceToWin = ({ win }: Option) =>
    outlook === 'behind' ? '' : t('chance', { ...chanceOf(win, percent), goal: goalOf(seats.length) });
  if (others.every(({ kind }) => kind === 'close')) {
    return (
      <>
        <p>
          {t('alike')} <small>{chanceToWin(best)}</small>
        </p>
        <ol>
          {options.map((option) => (
            <li key={option.text}>
              {nameOf(option)} <small>{whyOf(option)}</small>
            </li>
          ))}
        </ol>
      </>
    );
  }
  const figuresOf = (option: Option) =>
    abreast(language, [chanceToWin(option), option.kind === 'best' ? '' : verdictOf(option)]);
  return (
    <>
      {outlook && <p>{t(outlook)}</p>}
      <ol>
        {options.map((option) => (
          <li key={option.text}>
            {nameOf(option)} <small>{figuresOf(option)}</small>
            {option === best && why !== '' && <small>{why}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What a move lacks beside the best one. */
function useVerdict(ui: HintCardProps['ui'], language: Language): (option: Option) => string {
  const t = useTranslations('hint');
  return ({ kind, lacks }) => {
    if (kind === 'close' || kind === 'likely') return t(kind);
    return (lacks && ui.termLine?.(lacks, language)) ?? t(kind === 'poorer' ? 'poorer' : 'weaker');
  };
}

/** A clause that stands alone. */
function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}

function usePercent(): (chance: number) => string {
  const format = useFormatter();
  return (chance) => format.number(chance, { style: 'percent', maximumFractionDigits: 0 });
}
