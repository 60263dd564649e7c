import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import './fair.css';

/** Far more than the longest match needs. */
const LARGEST_FILE = 16 * 1024 * 1024;

interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  readonly complaint: string;
  /** Undefined if the file is too large to be a match. */
  readonly onText: (text: string | undefined) => void;
}

/** A place to drop a match file, or to choose one. */
export function FileDrop({ label, hint, complaint, onText }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const t = useTranslations('story');
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) onText(undefined);
    else file.text().then(onText, () => onText(undefined));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0]);
    // The same file can be chosen again after it was changed.
    target.value = '';
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same for everybody.
    <div className="file-drop" data-over={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <label className="button" htmlFor={id}>
        <FileUp aria-hidden="true" />
        {label}
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        aria-description={t('fileKind')}
        onChange={choose}
      />
      <p className="file-hint">{hint}</p>
      <p className="file-complaint" role="alert">
        {complaint}
      </p>
    </div>
  );
}
