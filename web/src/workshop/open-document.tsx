import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { documentIn } from '../documents/document-file.ts';
import type { RoomProps } from './room-props.ts';
import { useDeeds } from './use-deeds.ts';
import { useWorkshopWords } from './use-words.ts';

/** A document from a file, right or wrong, becomes one of this browser. */
export function OpenDocument({ place, editor }: RoomProps) {
  const t = useWorkshopWords();
  const id = useId();
  const { add } = useDeeds(place);
  const [complaint, setComplaint] = useState('');
  const open = async (file: File) => {
    const { value, problem } = await documentIn(file);
    if (problem) return setComplaint(t(problem, { size: '256 kB' }));
    if (!editor.isOne(value)) return setComplaint(t('notOne'));
    add({ title: file.name.replace(/\.json$/i, ''), value });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void open(file);
    // The same file can be chosen again after it was changed.
    target.value = '';
  };
  return (
    <div className="workshop-file">
      <label className="button" htmlFor={id}>
        <FileUp aria-hidden="true" />
        {t('open')}
      </label>
      <input id={id} className="visually-hidden" type="file" accept=".json,application/json" onChange={choose} />
      <p className="complaint" role="alert">
        {complaint}
      </p>
    </div>
  );
}
