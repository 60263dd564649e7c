import { EMOTES, PHRASES } from '@haven/wire';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Circle } from './online-table.ts';
import { EmoteSign } from './said-words.tsx';
import { useOwnWords } from './use-own-words.ts';

interface ToolsProps {
  readonly company: Circle;
}

const LONGEST_TEXT = 200;

/** Phrases that everybody reads in their own language, signs, and words of one's own. */
export function ChatTools({ company }: ToolsProps) {
  const t = useTranslations('chat');
  const { say } = company.online;
  return (
    <div className="chat-tools">
      <div className="chat-phrases">
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" className="chip" onClick={() => say({ kind: 'phrase', phrase })}>
            {t(`phrases.${phrase}`)}
          </button>
        ))}
      </div>
      <div className="chat-emotes">
        {EMOTES.map((emote) => (
          <button
            key={emote}
            type="button"
            className="icon-button"
            aria-label={t(`emotes.${emote}`)}
            onClick={() => say({ kind: 'emote', emote })}
          >
            <EmoteSign emote={emote} />
          </button>
        ))}
      </div>
      <OwnWords company={company} />
    </div>
  );
}

function OwnWords({ company }: ToolsProps) {
  const t = useTranslations('chat');
  const id = useId();
  const { text, type, send } = useOwnWords(company);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className="chat-form" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {t('text')}
      </label>
      <input
        id={id}
        className="name-field"
        value={text}
        maxLength={LONGEST_TEXT}
        placeholder={t('text')}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit" className="icon-button" aria-label={t('send')}>
        <SendHorizontal aria-hidden="true" />
      </button>
    </form>
  );
}
