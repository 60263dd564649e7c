import { Menu } from '@base-ui/react/menu';
import type { Refusal } from '@haven/kit';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useComplaint } from '../online/use-complaint.ts';
import '../menu.css';

/** Something that the operator may do about a person or a thing. */
export interface Deed {
  readonly name: string;
  /** Asked once more before it is done; what can be taken back is not. */
  readonly sure?: string;
  act(): Promise<{ readonly refusal?: Refusal | undefined }>;
}

interface MenuProps {
  readonly label: string;
  readonly deeds: readonly Deed[];
  readonly onDone: () => void;
}

/** The deeds behind one small button. */
export function DeedMenu({ label, deeds, onDone }: MenuProps) {
  const complain = useComplaint();
  const [asked, setAsked] = useState<Deed | null>(null);
  const perform = async ({ act }: Deed) => {
    setAsked(null);
    const { refusal } = await act();
    if (refusal) complain(refusal);
    onDone();
  };
  if (asked) return <Question deed={asked} onYes={() => void perform(asked)} onNo={() => setAsked(null)} />;
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button admin-more" aria-label={label}>
        <EllipsisVertical aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="menu-layer">
          <Menu.Popup className="menu">
            {deeds.map((deed) => (
              <Menu.Item
                key={deed.name}
                className="menu-item"
                onClick={() => (deed.sure ? setAsked(deed) : void perform(deed))}
              >
                {deed.name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface QuestionProps {
  readonly deed: Deed;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Question({ deed, onYes, onNo }: QuestionProps) {
  const t = useTranslations('admin.deeds');
  return (
    <span className="admin-question">
      {deed.sure}
      <button type="button" className="button button-small button-danger" onClick={onYes}>
        {t('yes')}
      </button>
      <button type="button" className="button button-small" onClick={onNo}>
        {t('no')}
      </button>
    </span>
  );
}
