import { playSound } from '@haven/ui-kit';
import type { ChatLine, Said } from '@haven/wire';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Circle } from '../online/online-table.ts';
import { say } from '../parts/toasts.tsx';

interface RoomTalk {
  readonly company: Circle;
  /** Without those whom one does not want to hear. */
  readonly lines: readonly ChatLine[];
  readonly part: RefObject<HTMLElement | null>;
  readonly onNews: () => void;
}

/** Says what others have said since one came, as long as the chat is out of sight. */
export function useTalkToast({ company: { state, seats }, lines, part, onNews }: RoomTalk): void {
  const t = useTranslations('room');
  const wordsOf = useSpokenWords();
  const since = useRef(Date.now() + state.aheadMs);
  const last = lines.findLast(({ seat, at }) => seat !== state.viewer && at > since.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each.
  useEffect(() => {
    const words = last && wordsOf(last.said);
    if (last === undefined || words === undefined) return;
    playSound('tick');
    onNews();
    if (isInSight(part.current)) return;
    const name = last.name || (seats[last.seat]?.name ?? '');
    const toChat = () => part.current?.scrollIntoView({ block: 'nearest' });
    say({
      text: t('wrote', { name, words }),
      mood: 'plain',
      about: 'talk',
      action: { label: t('chat'), onClick: toChat },
    });
  }, [last?.number]);
}

function useSpokenWords(): (said: Said) => string | undefined {
  const t = useTranslations('chat');
  return (said) => {
    if (said.kind === 'text') return said.text;
    if (said.kind === 'phrase') return t(`phrases.${said.phrase}`);
    return said.kind === 'emote' ? t(`emotes.${said.emote}`) : undefined;
  };
}

/** The end of the part, where the latest line stands and the answer is typed. */
function isInSight(part: HTMLElement | null): boolean {
  const end = part?.getBoundingClientRect().bottom;
  return !document.hidden && end !== undefined && end > 0 && end <= window.innerHeight;
}
