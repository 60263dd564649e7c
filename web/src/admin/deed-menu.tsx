import { Menu } from '@base-ui/react/menu';
import type { Refusal } from '@haven/kit';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useComplaint } from '../online/use-complaint.ts';
import { say } from '../parts/toasts.tsx';
import '../parts/menu.css';
import { noteDeed } from './use-answer.ts';

/** Something that the operator may do about a person or a thing. */
export interface Deed {
  readonly name: string;
  /** Asked once more before it is done; what can be taken back is not. */
  readonly sure?: string;
  /** Asked for a reason too, which may stay empty. */
  readonly asksWhy?: true;
  act(why: string): Promise<{ readonly refusal?: Refusal | undefined }>;
}

interface MenuProps {
  readonly label: string;
  readonly deeds: readonly Deed[];
}

/** The deeds behind one small button. */
export function DeedMenu({ label, deeds }: MenuProps) {
  const perform = usePerformed();
  const [asked, setAsked] = useState<Deed | null>(null);
  const go = (deed: Deed, why = '') => {
    setAsked(null);
    void perform(deed, why);
  };
  if (asked) return <Question deed={asked} onYes={(why) => go(asked, why)} onNo={() => setAsked(null)} />;
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button admin-more" aria-label={label}>
        <EllipsisVertical aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="menu-layer">
          <Menu.Popup className="menu">
            {deeds.map((deed) => (
              <Menu.Item key={deed.name} className="menu-item" onClick={() => (deed.sure ? setAsked(deed) : go(deed))}>
                {deed.name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Does it, and says that it was done, or why not. */
export function usePerformed(): (deed: Pick<Deed, 'name' | 'act'>, why?: string) => Promise<void> {
  const t = useTranslations('admin.deeds');
  const complain = useComplaint();
  return async ({ name, act }, why = '') => {
    const { refusal } = await act(why);
    if (refusal) complain(refusal);
    else say({ text: t('done', { deed: name }), mood: 'good', about: 'deed' });
    noteDeed();
  };
}

interface QuestionProps {
  readonly deed: Deed;
  readonly onYes: (why: string) => void;
  readonly onNo: () => void;
}

function Question({ deed, onYes, onNo }: QuestionProps) {
  const t = useTranslations('admin.deeds');
  const id = useId();
  const [why, setWhy] = useState('');
  return (
    <span className="admin-question">
      {deed.sure}
      {deed.asksWhy && (
        <label htmlFor={id}>
          {t('why')} <input id={id} value={why} maxLength={200} onChange={(event) => setWhy(event.target.value)} />
        </label>
      )}
      <button type="button" className="button button-small button-danger" onClick={() => onYes(why)}>
        {t('yes')}
      </button>
      <button type="button" className="button button-small" onClick={onNo}>
        {t('no')}
      </button>
    </span>
  );
}
