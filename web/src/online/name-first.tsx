import { useState } from 'react';
import { NameForm } from '../name/name-form.tsx';
import { useName } from '../name/use-name.ts';

interface NameFirstProps {
  readonly label: string;
  readonly onGo: () => void;
}

/** A button that asks whoever has no name for one first: the others shall read who asks. */
export function NameFirst({ label, onGo }: NameFirstProps) {
  const draft = useName(undefined);
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    const refusal = await draft.save();
    if (refusal === undefined) onGo();
    return refusal;
  };
  if (isAsking && draft.isAsked) return <NameForm isBusy={false} name={{ ...draft, save }} />;
  return (
    <button
      type="button"
      className="button button-small button-main"
      onClick={draft.isAsked ? () => setAsking(true) : onGo}
    >
      {label}
    </button>
  );
}
