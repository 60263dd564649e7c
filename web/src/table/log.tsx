import type { GameTypes } from '@haven/kit';
import type { GameUi, Language, Told } from '@haven/ui-kit';
import { Fragment, memo, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { LogGroup } from './table-state.ts';

interface LogProps {
  readonly groups: readonly LogGroup[];
  /** The match is another ending of one, from this move on. */
  readonly branch?: number | undefined;
  readonly ui: GameUi<GameTypes>;
  readonly language: Language;
  readonly told: Told<GameTypes>;
}

/** What happened, in sentences, one group per move; the newest is in sight. */
export function Log({ groups, branch, ui, language, told }: LogProps) {
  const t = useTranslations('table');
  const end = useRef<HTMLDivElement>(null);
  const newest = groups.at(-1)?.entry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls whenever something was added.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  if (groups.length === 0) return <p className="log-empty">{t('logEmpty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard.
    <section className="log" tabIndex={0} aria-label={t('log')}>
      <ol>
        {branch === 0 && <BranchNote />}
        {groups.map((group, index) => (
          <Fragment key={group.entry}>
            <LogMove number={index + 1} news={group.news} ui={ui} language={language} told={told} />
            {branch === index + 1 && <BranchNote />}
          </Fragment>
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
}

function BranchNote() {
  return <li className="log-undone">{useTranslations('story')('branchNote')}</li>;
}

interface LogMoveProps {
  readonly number: number;
  readonly news: LogGroup['news'];
  readonly ui: GameUi<GameTypes>;
  readonly language: Language;
  readonly told: Told<GameTypes>;
}

/** What is told of a move stays told, however the position changes. */
const LogMove = memo(({ number, news, ui, language, told }: LogMoveProps) => {
  const t = useTranslations('table');
  if (news.undone !== undefined) {
    const name = news.seat === told.viewer ? undefined : told.seats[news.seat]?.name;
    const count = news.undone;
    return <li className="log-undone">{name ? t('tookBy', { name, count }) : t('took', { count })}</li>;
  }
  const lines = news.events.map((event) => ui.logLine(event, language, told)).filter((line) => line !== undefined);
  if (lines.length === 0) return null;
  return (
    <li className="log-move" data-number={number}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a move never change.
        <p key={index}>{line}</p>
      ))}
    </li>
  );
}, isToldAlike);

function isToldAlike({ told: { seats, viewer }, ...one }: LogMoveProps, { told, ...other }: LogMoveProps): boolean {
  const isSame = one.number === other.number && one.news === other.news;
  const isSpokenAlike = one.ui === other.ui && one.language === other.language && viewer === told.viewer;
  return isSame && isSpokenAlike && seats.every(({ name }, seat) => name === told.seats[seat]?.name);
}
