import type { SeatInfo } from '@haven/ui-kit';
import { EMOTES, type Emote, type Said } from '@haven/wire';
import { Angry, Frown, Laugh, type LucideIcon, PartyPopper, Skull, Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type OptionWords, useHappeningWords } from './use-happening-words.ts';

const ICONS: Readonly<Record<Emote, LucideIcon>> = {
  laugh: Laugh,
  wow: Sparkles,
  angry: Angry,
  cry: Frown,
  clap: PartyPopper,
  skull: Skull,
};

export function EmoteSign({ emote }: { readonly emote: Emote }) {
  const Icon = ICONS[emote];
  return <Icon className="emote" data-emote={emote} aria-hidden="true" />;
}

interface SaidProps {
  readonly said: Said;
  readonly options?: OptionWords;
  /** Who sits at the table where it was said. */
  readonly seats?: readonly SeatInfo[];
}

/** What somebody said, in the reader's own language where it can be. */
export function SaidWords({ said, options, seats }: SaidProps) {
  const t = useTranslations('chat');
  const happeningWords = useHappeningWords(options, seats);
  if (said.kind === 'text') return said.text;
  if (said.kind === 'happened') return happeningWords(said.happening);
  if (said.kind === 'removed') return <em className="chat-removed">{t('removed')}</em>;
  if (said.kind === 'phrase') return t(`phrases.${said.phrase}`);
  if (!EMOTES.includes(said.emote)) return null;
  return (
    <>
      <EmoteSign emote={said.emote} />
      <span className="visually-hidden">{t(`emotes.${said.emote}`)}</span>
    </>
  );
}
