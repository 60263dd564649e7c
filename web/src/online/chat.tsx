import { Menu } from '@base-ui/react/menu';
import type { ChatLine } from '@haven/wire';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChatTools } from './chat-tools.tsx';
import type { Company } from './company.ts';
import type { Mutes } from './mutes.ts';
import { SaidWords } from './said-words.tsx';
import './chat.css';
import '../menu.css';

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((part) => ({ default: part.ReportDialog })));

interface ChatProps {
  readonly company: Company;
  readonly mutes: Mutes;
  readonly lines: readonly ChatLine[];
}

/** What people say to each other; spectators read along where the table is public. */
export function Chat({ company, mutes, lines }: ChatProps) {
  const t = useTranslations('chat');
  const { state, online, seats } = company;
  return (
    <div className="chat">
      <Lines {...{ company, mutes, lines }} />
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
        <ChatTools onSay={online.say} />
      )}
    </div>
  );
}

function Lines({ company, mutes, lines }: ChatProps) {
  const t = useTranslations('chat');
  const end = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls whenever something was said.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard.
    <section className="chat-lines" tabIndex={0} aria-label={t('lines')}>
      {lines.length === 0 && <p className="chat-none">{t('empty')}</p>}
      <ol aria-live="polite">
        {lines.map((line) => (
          <Line key={line.number} {...{ line, company, mutes }} />
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
}

interface LineProps extends Omit<ChatProps, 'lines'> {
  readonly line: ChatLine;
}

function Line({ line, company, mutes }: LineProps) {
  const t = useTranslations('chat');
  const format = useFormatter();
  const isMine = line.seat === company.state.viewer;
  const name = isMine ? t('you') : (company.seats[line.seat]?.name ?? '');
  return (
    <li className="chat-line" data-mine={isMine} data-said={line.said.kind}>
      <p className="chat-who">
        {name} <time>{format.dateTime(line.at, { timeStyle: 'short' })}</time>
      </p>
      <p className="chat-said">
        <SaidWords said={line.said} />
      </p>
      {!isMine && line.said.kind !== 'removed' && <LineMenu {...{ line, company, mutes, name }} />}
    </li>
  );
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
