import { WEBHOOKS, type Webhook } from '@haven/wire';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Answer } from '../api/ask.ts';
import { dropWebhook, fetchNotices, keepWebhook, testWebhook } from '../api/notices.ts';
import { Segments } from '../parts/segments.tsx';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { Row } from './row.tsx';

/** Where a guest of this server wants a message when it is their turn; nothing where the server sends none. */
export function WebhookRow() {
  const [kept, setKept] = useState<Webhook | null | undefined>(undefined);
  useEffect(() => {
    fetchNotices().then(
      ({ value }) => setKept(value?.webhook),
      () => undefined,
    );
  }, []);
  return kept === undefined ? null : <WebhookForm kept={kept} onKeep={setKept} />;
}

interface FormProps {
  readonly kept: Webhook | null;
  readonly onKeep: (webhook: Webhook | null) => void;
}

const NAMES = { discord: 'Discord', ntfy: 'ntfy' } as const satisfies Record<Webhook['format'], string>;

function WebhookForm({ kept, onKeep }: FormProps) {
  const t = useTranslations('settings');
  const [webhook, setWebhook] = useState<Webhook>(kept ?? { format: 'discord', url: '' });
  const { said, doing } = useDoing();
  const save = (event: FormEvent) => {
    event.preventDefault();
    doing(() => keepWebhook(webhook), { done: t('webhookSaved'), onDone: () => onKeep(webhook) });
  };
  const drop = () => {
    setWebhook({ ...webhook, url: '' });
    doing(dropWebhook, { done: '', onDone: () => onKeep(null) });
  };
  return (
    <Row label={t('webhook')} hint={t('webhookHint')}>
      <form className="settings-wide webhook" onSubmit={save}>
        <Fields webhook={webhook} onChange={setWebhook} />
        <div className="share-buttons">
          <button type="submit" className="button button-small">
            {t('webhookSave')}
          </button>
          {kept && <Act label={t('webhookTest')} onClick={() => doing(testWebhook, { done: t('webhookSent') })} />}
          {kept && <Act label={t('webhookDrop')} onClick={drop} />}
        </div>
        <p className="settings-said" role="status">
          {said}
        </p>
      </form>
    </Row>
  );
}

function Act({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="button button-small" onClick={onClick}>
      {label}
    </button>
  );
}

interface FieldsProps {
  readonly webhook: Webhook;
  readonly onChange: (webhook: Webhook) => void;
}

function Fields({ webhook, onChange }: FieldsProps) {
  const t = useTranslations('settings');
  const id = useId();
  return (
    <>
      <Segments
        label={t('webhookKind')}
        isLabelHidden
        chosen={webhook.format}
        values={WEBHOOKS.map((each) => [each, NAMES[each]])}
        onChoose={(format) => onChange({ ...webhook, format })}
      />
      <label className="visually-hidden" htmlFor={id}>
        {t('webhookUrl')}
      </label>
      <input
        id={id}
        className="name-field"
        type="url"
        required
        placeholder="https://"
        value={webhook.url}
        onChange={({ target }) => onChange({ ...webhook, url: target.value })}
      />
    </>
  );
}

/** Does something on the server and says what came of it. */
function useDoing() {
  const platformLine = usePlatformRefusals();
  const [said, setSaid] = useState('');
  const doing = (act: () => Promise<Answer<unknown>>, { done, onDone }: { done: string; onDone?: () => void }) => {
    void act().then(({ refusal }) => {
      setSaid(refusal ? (platformLine(refusal) ?? refusal.code) : done);
      if (!refusal) onDone?.();
    });
  };
  return { said, doing };
}
