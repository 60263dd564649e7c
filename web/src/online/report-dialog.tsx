import { Dialog } from '@base-ui/react/dialog';
import { type ChatLine, COMPLAINTS, type Complaint } from '@haven/wire';
import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { reportLine } from '../api/lobby.ts';
import { say } from '../parts/toasts.tsx';
import { SaidWords } from './said-words.tsx';
import { useComplaint } from './use-complaint.ts';
import './report-dialog.css';

interface ReportProps {
  readonly table: string;
  readonly line: ChatLine;
  readonly onClose: () => void;
}

const LONGEST_WHY = 500;

/** What is wrong with a line of the chat, for whoever runs the house. */
export function ReportDialog({ table, line, onClose }: ReportProps) {
  const t = useTranslations('report');
  const close = useTranslations('app')('close');
  const complain = useComplaint();
  const [reason, setReason] = useState<Complaint>('insult');
  const [why, setWhy] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { refusal } = await reportLine(table, { line: line.number, reason, why });
    if (refusal) return complain(refusal);
    say({ text: t('done'), mood: 'good', about: 'report' });
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog report">
          <Dialog.Title className="dialog-title">{t('title')}</Dialog.Title>
          <Dialog.Close className="icon-button dialog-close" aria-label={close}>
            <X aria-hidden="true" />
          </Dialog.Close>
          <blockquote>
            <SaidWords said={line.said} />
          </blockquote>
          <form onSubmit={(event) => void send(event)}>
            <Reasons reason={reason} onChoose={setReason} />
            <Why why={why} onChange={setWhy} />
            <button type="submit" className="button button-main">
              {t('send')}
            </button>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Reasons({ reason, onChoose }: { readonly reason: Complaint; readonly onChoose: (reason: Complaint) => void }) {
  const t = useTranslations('report');
  const name = useId();
  return (
    <fieldset>
      <legend>{t('reason')}</legend>
      {COMPLAINTS.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === reason} onChange={() => onChoose(each)} />
          {t(`reasons.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Why({ why, onChange }: { readonly why: string; readonly onChange: (why: string) => void }) {
  const t = useTranslations('report');
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('why')}</label>
      <textarea
        id={id}
        value={why}
        rows={3}
        maxLength={LONGEST_WHY}
        className="name-field"
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
