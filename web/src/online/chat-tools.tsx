import { EMOTES, PHRASES, type Spoken } from '@haven/wire';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../page/use-typed.ts';
import { EmoteSign } from './said-words.tsx';

interface ToolsProps {
  readonly table: string;
  readonly onSay: (said: Spoken) => void;
}

const LONGEST_TEXT = 200;

/** Phrases that everybody reads in their own language, signs, and words of one's own. */
export function ChatTools({ table, onSay }: ToolsProps) {
  const t = useTranslations('chat');
  return (
    <div className="chat-tools">
      <div className="chat-phrases">
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" className="chip" onClick={() => onSay({ kind: 'phrase', phrase })}>
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
            onClick={() => onSay({ kind: 'emote', emote })}
          >
            <EmoteSign emote={emote} />
          </button>
        ))}
      </div>
      <OwnWords table={table} onSay={onSay} />
    </div>
  );
}

function OwnWords({ table, onSay }: ToolsProps) {
  const t = useTranslations('chat');
  const id = useId();
  const [typed, type] = useTyped(`chat.${table}`);
  const text = typed ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay({ kind: 'text', text: text.trim() });
    type(null);
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
        onChange={({ target }) => type(target.value || null)}
      />
      <button type="submit" className="icon-button" aria-label={t('send')}>
        <SendHorizontal aria-hidden="true" />
      </button>
    </form>
  );
}
