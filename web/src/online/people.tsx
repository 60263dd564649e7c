import { at, type Seat } from '@haven/kit';
import { LevelMark, useSettings } from '@haven/ui-kit';
import type { Chair, ChatLine } from '@haven/wire';
import { Bot, WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Emblem } from './emblem.tsx';
import { isOver, type OnlineTable } from './online-table.ts';
import { SaidWords } from './said-words.tsx';
import { clockFace, daysAndHours, isHurried, type TimeLeft, timeLeft } from './time-left.ts';
import { useNow, useServerNow } from './use-server-now.ts';

/** How long the last words of somebody hang over their seat. */
const BUBBLE_MS = 6_000;

interface PeopleProps {
  readonly company: OnlineTable;
  /** Of those who were not muted. */
  readonly lines: readonly ChatLine[];
}

/** Who sits at the table: whose turn it is, who is there, and how much time they have. */
export function People({ company, lines }: PeopleProps) {
  const t = useTranslations('people');
  const { table } = company.state;
  const now = useServerNow(company.state);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so it has to be reached by keyboard.
    <section className="people" aria-label={t('label')} tabIndex={0}>
      <ol>
        {table.chairs.map((chair) => {
          const left = timeLeft(table.clock, clockOf(company, chair.seat), now);
          const bubble = lines.findLast((line) => isFresh(line, now) && line.seat === chair.seat);
          return (
            <Person
              key={chair.seat}
              chair={chair}
              company={company}
              {...(left && { left })}
              {...(bubble && { bubble })}
            />
          );
        })}
      </ol>
    </section>
  );
}

function isFresh({ said, at: time }: ChatLine, now: number): boolean {
  return said.kind !== 'happened' && now - time < BUBBLE_MS;
}

function clockOf({ state }: OnlineTable, seat: Seat) {
  return state.table.clocks.find((each) => each.seat === seat);
}

interface PersonProps {
  readonly chair: Chair;
  readonly company: OnlineTable;
  readonly left?: TimeLeft;
  readonly bubble?: ChatLine;
}

function Person({ chair, company, left, bubble }: PersonProps) {
  const t = useTranslations('people');
  const { seat } = chair;
  const isTurn = !isOver(company.state) && company.seen.toAct.includes(seat);
  const isMine = seat === company.state.viewer;
  const { name, level } = at(company.seats, seat);
  const language = useSettings((settings) => settings.language);
  return (
    <li className="person" data-turn={isTurn} data-mine={isMine}>
      <Emblem seat={seat} />
      <span className="person-name">{name}</span>
      <LevelMark level={level} language={language} />
      {isMine && <span className="visually-hidden">{t('you')}</span>}
      <Presence
        chair={isMine ? { ...chair, isOnline: true } : chair}
        isLost={isMine && company.state.lostAt !== undefined}
      />
      {isTurn && <span className="visually-hidden">{t('turn')}</span>}
      {left && <Time left={left} seat={seat} company={company} />}
      {bubble && (
        <span className="bubble" aria-hidden="true">
          <SaidWords said={bubble.said} />
        </span>
      )}
    </li>
  );
}

interface PresenceProps {
  readonly chair: Chair;
  /** Whoever looks at this page is there, but not for the others. */
  readonly isLost: boolean;
}

function Presence({ chair, isLost }: PresenceProps) {
  const t = useTranslations('people');
  if (chair.kind === 'bot') {
    const label = t(chair.isStandIn ? 'standIn' : 'bot');
    return <Bot className="person-bot" data-stand-in={chair.isStandIn} role="img" aria-label={label} />;
  }
  const isOnline = chair.isOnline && !isLost;
  const label = isLost ? t('graceWords') : t(isOnline ? 'here' : 'away');
  return <span className="presence" data-online={isOnline} role="img" aria-label={label} />;
}

interface TimeProps {
  readonly left: TimeLeft;
  readonly seat: Seat;
  readonly company: OnlineTable;
}

function Time({ left, seat, company }: TimeProps) {
  const t = useTranslations('people');
  const { moveMs, bankMs, isRunning } = left;
  const isLost = company.state.lostAt !== undefined;
  const first = isRunning ? moveMs || bankMs : bankMs || moveMs;
  const face = useTimeFace(first);
  const rest = isRunning && moveMs > 0 && bankMs > 0 ? ` + ${clockFace(bankMs)}` : '';
  return (
    <>
      <Grace left={left} seat={seat} company={company} />
      <span
        className="person-time"
        role="timer"
        aria-label={t(isLost ? 'timeUnknown' : 'time', { time: face + rest })}
        data-hurry={isHurried(left) && !isLost}
        data-known={!isLost}
      >
        {face}
        {rest && <span className="person-bank">{rest}</span>}
      </span>
    </>
  );
}

/** Nobody counts the seconds of a day: the largest unit is enough, and the rest is read on a clock. */
function useTimeFace(ms: number): string {
  const t = useTranslations('people');
  const { days, hours } = daysAndHours(ms);
  if (days > 0) return t('daysShort', { days });
  return hours > 0 ? t('hoursShort', { hours }) : clockFace(ms);
}

/** How much longer the clock waits for somebody without a connection: one of the others, or oneself. */
function Grace({ left, seat, company }: TimeProps) {
  const t = useTranslations('people');
  const units = useTranslations('clock');
  const ownMs = useOwnGrace(company, seat);
  const graceMs = company.state.lostAt === undefined ? left.graceMs : ownMs;
  if (graceMs === 0) return null;
  const seconds = Math.ceil(graceMs / 1000);
  return (
    <span className="person-grace" role="img" aria-label={t('grace', { seconds })}>
      <WifiOff aria-hidden="true" />
      <span className="person-grace-words">{t('graceWords')}</span>
      {units('seconds', { count: seconds })}
    </span>
  );
}

/** Nobody tells a page without a connection what the server counts; it can tell what was agreed on. */
function useOwnGrace({ state }: OnlineTable, seat: Seat): number {
  const now = useNow();
  const clock = state.table.clocks.find((each) => each.seat === seat);
  if (state.lostAt === undefined || seat !== state.viewer || !clock?.graceMs || clock.since === null) return 0;
  return Math.max(0, clock.graceMs - (now - state.lostAt));
}
