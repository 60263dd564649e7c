import type { GameTypes } from '@haven/kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Online } from '../links/open-table.ts';
import { Chat } from '../online/chat.tsx';
import { heardOf, useMutes } from '../online/mutes.ts';
import { seatsOf } from '../online/online-table.ts';
import { useOnline } from '../online/use-online.ts';
import { namedSeats } from '../words/named-seats.ts';
import { useTalkToast } from './use-talk-toast.ts';

interface RoomChatProps {
  readonly online: Online;
  readonly ui: GameUi<GameTypes>;
  readonly onNews: () => void;
}

/** The same talk as at the table, before there is anything to play. */
export function RoomChat({ online, ui, onNews }: RoomChatProps) {
  const t = useTranslations('room');
  const language = useSettings((settings) => settings.language);
  const state = useOnline(online);
  const mutes = useMutes(state.table.id);
  const company = { online, state, seats: namedSeats(ui, seatsOf(state), language) };
  const part = useRef<HTMLElement>(null);
  const lines = heardOf(state.lines, mutes);
  useTalkToast({ company, lines, part, onNews });
  return (
    <section ref={part} className="room-part room-chat" aria-label={t('chat')}>
      <h2>{t('chat')}</h2>
      <Chat company={company} mutes={mutes} lines={lines} options={ui.options(language)} />
    </section>
  );
}
