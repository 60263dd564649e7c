import type { GameTypes, Seat } from '@haven/kit';
import { boundFigures } from '@haven/text-kit';
import { type GameUi, type Language, type SaidPart, type Told, useRoving } from '@haven/ui-kit';
import { type CSSProperties, Fragment, memo, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type ExplainMove, WhyButton } from '../why/why-button.tsx';
import type { LogGroup } from './table-state.ts';

interface LogProps {
  readonly groups: readonly LogGroup[];
  /** The match is another ending of one, from this move on. */
  readonly branch?: number | undefined;
  readonly ui: GameUi<GameTypes>;
  readonly language: Language;
  readonly told: Told<GameTypes>;
  readonly why?: Why | undefined;
}

/** Who can say why, and of whose moves. */
export interface Why {
  readonly explainer: ExplainMove;
  readonly isAskable: (seat: Seat) => boolean;
}

/** What happened, in sentences, one group per move; the newest is in sight. */
export function Log(props: LogProps) {
  const t = useTranslations('table');
  return props.groups.length === 0 ? <p className="log-empty">{t('logEmpty')}</p> : <Moves {...props} />;
}

function Moves({ groups, branch, ui, language, told, why }: LogProps) {
  const t = useTranslations('table');
  const ref = useRef<HTMLElement>(null);
  const end = useNewestInSight(groups.at(-1)?.entry);
  useRoving(ref);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard.
    <section ref={ref} className="log" data-faces={ui.SeatFace !== undefined} tabIndex={0} aria-label={t('log')}>
      <ol data-roving=".why-ask">
        {branch === 0 && <BranchNote />}
        {groups.map((group, index) => (
          <Fragment key={group.entry}>
            <LogMove
              number={index + 1}
              news={group.news}
              isFirst={groups[index - 1]?.news.seat !== group.news.seat}
              ui={ui}
              language={language}
              told={told}
              entry={group.entry}
              why={why}
            />
            {branch === index + 1 && <BranchNote />}
          </Fragment>
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
}

/** Whenever something was added, and when the log is opened. */
function useNewestInSight(newest: number | undefined): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls whenever something was added.
  useEffect(() => {
    const log = end.current?.parentElement;
    return log ? scrollOnceShown(log) : undefined;
  }, [newest]);
  return end;
}

/** A drawer that is shut has no height; whoever scrolls in an open one is left alone. */
function scrollOnceShown(log: HTMLElement): () => void {
  let height = 0;
  const observer = new ResizeObserver(() => {
    if (height === 0) log.scrollTop = log.scrollHeight;
    height = log.clientHeight;
  });
  observer.observe(log);
  return () => observer.disconnect();
}

function BranchNote() {
  return <li className="log-undone">{useTranslations('story')('branchNote')}</li>;
}

interface LogMoveProps {
  readonly number: number;
  readonly news: LogGroup['news'];
  /** The move before was made by somebody else. */
  readonly isFirst: boolean;
  readonly ui: GameUi<GameTypes>;
  readonly language: Language;
  readonly told: Told<GameTypes>;
  readonly entry: number;
  readonly why: Why | undefined;
}

/** What is told of a move stays told, however the position changes. */
const LogMove = memo(({ number, news, isFirst, ui, language, told, entry, why }: LogMoveProps) => {
  const t = useTranslations('table');
  if (news.undone !== undefined) {
    const name = news.seat === told.viewer ? undefined : told.seats[news.seat]?.name;
    const count = news.undone;
    return <li className="log-undone">{name ? t('tookBy', { name, count }) : t('took', { count })}</li>;
  }
  const lines = news.events.flatMap((event) => {
    const parts = ui.logParts(event, language, told);
    return parts ? [{ event, parts }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <li className="log-move" data-number={number} style={seatStyle(ui, news.seat)}>
      {isFirst && ui.SeatFace && (
        <span className="log-face">
          <ui.SeatFace seat={news.seat} />
        </span>
      )}
      {lines.map(({ event, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a move never change.
        <p key={index}>
          <LogWords parts={parts} ui={ui} />
          {ui.LogPictures && <ui.LogPictures event={event} language={language} told={told} />}
        </p>
      ))}
      {why?.isAskable(news.seat) && (
        <WhyButton
          entry={entry}
          events={news.events}
          ui={ui}
          told={told}
          language={language}
          explainer={why.explainer}
        />
      )}
    </li>
  );
}, isToldAlike);

/** Names in the colours of their seats. */
function LogWords({ parts, ui }: { readonly parts: readonly SaidPart[]; readonly ui: GameUi<GameTypes> }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      boundFigures(part)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes.
      <span key={index} className="log-name" style={seatStyle(ui, part.seat)}>
        {part.name}
      </span>
    ),
  );
}

function seatStyle({ seatColours }: GameUi<GameTypes>, seat: Seat): CSSProperties & Record<`--${string}`, string> {
  const colour = seatColours?.[seat];
  return colour === undefined ? {} : { '--seat-colour': colour };
}

function isToldAlike({ told: { seats, viewer }, ...one }: LogMoveProps, { told, ...other }: LogMoveProps): boolean {
  const isSame = one.number === other.number && one.news === other.news && one.isFirst === other.isFirst;
  if (one.entry !== other.entry || one.why !== other.why) return false;
  const isSpokenAlike = one.ui === other.ui && one.language === other.language && viewer === told.viewer;
  return isSame && isSpokenAlike && seats.every(({ name }, seat) => name === told.seats[seat]?.name);
}
