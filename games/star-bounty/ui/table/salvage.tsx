import { PART, type Part } from '@haven/star-bounty-rules';
import { m } from 'motion/react';
import { useRef } from 'react';
import { useBoard } from '../board-context.ts';
import { CardBack } from '../cards/card-back.tsx';
import { PlayingCard } from '../cards/playing-card.tsx';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** The salvage pile: its top card lies open, all of it can be looked through. */
export function SalvageButton() {
  const { view } = useBoard();
  const { label } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const top = view.salvage.at(-1);
  return (
    <>
      <button
        type="button"
        className="sb-pile sb-salvage"
        data-about="salvage"
        aria-haspopup="dialog"
        aria-label={label('salvagePile', { count: view.salvage.length })}
        onClick={() => dialog.current?.showModal()}
      >
        <span className="sb-pile-card">{top ? <TopCard part={top} /> : <CardBack />}</span>
        <b>{view.salvage.length}</b>
        <Icon name="trash-can" />
      </button>
      <dialog ref={dialog} className="sb-dialog" aria-label={label('salvagePile', { count: view.salvage.length })}>
        <SalvageList parts={view.salvage} onClose={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

function TopCard({ part }: { readonly part: Part }) {
  return (
    <m.span className="sb-flying" layoutId={part} key={part}>
      <PlayingCard card={part} />
    </m.span>
  );
}

function SalvageList({ parts, onClose }: { readonly parts: readonly Part[]; readonly onClose: () => void }) {
  const { label, fullOf } = useWords();
  const sorted = [...parts].sort(
    (one, other) => PART[one].system.localeCompare(PART[other].system) || PART[one].value - PART[other].value,
  );
  return (
    <>
      <h2>{label('salvagePile', { count: parts.length })}</h2>
      <p>{label('aboutSalvage')}</p>
      <ul className="sb-card-grid">
        {sorted.map((part) => (
          <li key={part} aria-label={fullOf(part)}>
            <PlayingCard card={part} />
          </li>
        ))}
      </ul>
      <button type="button" className="sb-button" onClick={onClose}>
        {label('close')}
      </button>
    </>
  );
}
