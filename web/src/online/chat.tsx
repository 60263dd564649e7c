import { Menu } from '@base-ui/react/menu';
import type { ChatLine } from '@haven/wire';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChatTools } from './chat-tools.tsx';
import { isMineIn } from './mine.ts';
import type { Mutes } from './mutes.ts';
import type { Circle } from './online-table.ts';
import { SaidWords } from './said-words.tsx';
import type { OptionWords } from './use-happening-words.ts';
import './chat.css';
import '../parts/menu.css';

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((part) => ({ default: part.ReportDialog })));

interface ChatProps {
  readonly company: Circle;
  readonly mutes: Mutes;
  readonly lines: readonly ChatLine[];
  /** What the game calls its options. */
  readonly options?: OptionWords;
}

/** What people say to each other; spectators read along where the table is public. */
export function Chat({ company, mutes, lines, options = {} }: ChatProps) {
  const t = useTranslations('chat');
  const { state, seats } = company;
  return (
    <div className="chat">
      <Lines company={company} mutes={mutes} lines={lines} options={options} />
      {mutes.seats.map((seat) => (
        <p key={seat} className="chat-muted">
          {t('muted', { name: seats[seat]?.name ?? '' })}
          <button type="button" className="button button-small" onClick={() => mutes.toggle(seat)}>
            {t('unmute')}
          </button>
        </p>
      ))}
      {state.viewer === 'spectator' ? (
        <p className="chat-none">{t(state.table.access === 'public' ? 'spectator' : 'private')}</p>
      ) : (
        <ChatTools company={company} />
      )}
    </div>
  );
}

function Lines({ lines, ...around }: Required<ChatProps>) {
  const t = useTranslations('chat');
  const part = useRef<HTMLElement>(null);
  const newest = lines.at(-1)?.number;
  const isVisitor = around.company.state.viewer === 'spectator';
  // The lines alone: the page around them stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls whenever something was said.
  useEffect(() => {
    part.current?.scrollTo({ top: part.current.scrollHeight });
  }, [newest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard.
    <section ref={part} className="chat-lines" tabIndex={0} aria-label={t('lines')}>
      {lines.length === 0 && <p className="chat-none">{t(isVisitor ? 'emptyForVisitor' : 'empty')}</p>}
      <ol aria-live="polite">
        {lines.map((line) => (
          <Line key={line.number} line={line} {...around} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps extends Omit<Required<ChatProps>, 'lines'> {
  readonly line: ChatLine;
}

function Line(props: LineProps) {
  const { line, company, options } = props;
  const t = useTranslations('chat');
  const format = useFormatter();
  const isMine = isMineIn(company, line);
  const name = isMine ? t('you') : nameOf(company, line);
  const isSpoken = line.said.kind !== 'happened';
  return (
    <li className="chat-line" data-mine={isMine} data-said={line.said.kind}>
      <p className="chat-who">
        {isSpoken && name} <time>{format.dateTime(line.at, { timeStyle: 'short' })}</time>
      </p>
      <p className="chat-said">
        <SaidWords said={line.said} options={options} seats={company.seats} />
      </p>
      {!isMine && isSpoken && line.said.kind !== 'removed' && <LineMenu {...props} name={name} />}
    </li>
  );
}

function nameOf({ seats }: Circle, { seat, name }: ChatLine): string {
  return name || (seats[seat]?.name ?? '');
}

function LineMenu({ line, company, mutes, name }: LineProps & { readonly name: string }) {
  const t = useTranslations('chat');
  const [isReporting, setReporting] = useState(false);
  return (
    <Menu.Root>
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog table={company.state.table.id} line={line} onClose={() => setReporting(false)} />
        </Suspense>
      )}
      <Menu.Trigger className="icon-button chat-more" aria-label={t('about', { name })}>
        <EllipsisVertical aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="menu-layer">
          <Menu.Popup className="menu">
            <Menu.Item className="menu-item" onClick={() => mutes.toggle(line.seat)}>
              {t('mute', { name })}
            </Menu.Item>
            <Menu.Item className="menu-item" onClick={() => setReporting(true)}>
              {t('report')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
