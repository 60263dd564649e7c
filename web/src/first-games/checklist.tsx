import { Dialog } from '@base-ui/react/dialog';
import { boundFigures } from '@haven/text-kit';
import { useSettings } from '@haven/ui-kit';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import '../parts/confirm-dialog.css';
import './first-games.css';
import type { Doubt, Helped } from './use-first-games.ts';

interface ChecklistProps {
  readonly doubt: Doubt;
  readonly answer: Helped['answer'];
}

/** What is still worth doing, before it is too late for it; nobody has to. */
export function Checklist({ doubt, answer }: ChecklistProps) {
  const t = useTranslations('first');
  const back = useRef<HTMLButtonElement>(null);
  const leave = () => answer(doubt, 'leave');
  const play = () => answer(doubt, 'play');
  const neverAgain = () => {
    useSettings.getState().change({ asksAtEnd: false });
    leave();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || leave()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog confirm" initialFocus={back}>
          <Dialog.Title className="dialog-title">{t(doubt.kind)}</Dialog.Title>
          <ul className="checklist">
            {doubt.lines.map((line) => (
              <li key={line}>{boundFigures(line)}</li>
            ))}
          </ul>
          <div className="confirm-acts">
            <button type="button" className="once-never" onClick={neverAgain}>
              {t('noChecklist')}
            </button>
            <button type="button" className="button" onClick={play}>
              {t('anyway')}
            </button>
            {doubt.better !== undefined && (
              <button type="button" className="button" onClick={() => answer(doubt, 'better')}>
                {t('doThat')}
              </button>
            )}
            <button ref={back} type="button" className="button button-main" onClick={leave}>
              {t('back')}
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
