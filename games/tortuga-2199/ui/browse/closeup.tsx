import { useLayoutEffect, useRef } from 'react';
import { type Closeup as Shown, useBoard } from '../board-context.ts';
import { useWords } from '../words.ts';
import { CaptainSheet } from './captain-sheet.tsx';
import { DeckSheet, DiscardSheet, HuntSheet, PlayedSheet } from './card-lists.tsx';
import { CardSheet } from './card-sheet.tsx';
import './browse.css';

/** One thing looked at closely, over the table. */
export function Closeup() {
  const { closeup, look } = useBoard();
  return closeup && <Opened closeup={closeup} onClose={() => look(null)} />;
}

interface OpenedProps {
  readonly closeup: Shown;
  readonly onClose: () => void;
}

function Opened({ closeup, onClose }: OpenedProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { label } = useWords();
  // Closed before it is taken away, it gives the focus back to whatever opened it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} className="t2-closeup" closedby="any" aria-label={label('closeup')} onClose={onClose}>
      <button type="button" className="t2-button t2-closeup-close" onClick={onClose}>
        {label('close')}
      </button>
      <Content closeup={closeup} />
    </dialog>
  );
}

function Content({ closeup }: { readonly closeup: Shown }) {
  switch (closeup.type) {
    case 'card':
      return <CardSheet face={closeup.face} />;
    case 'captain':
      return <CaptainSheet seat={closeup.seat} />;
    case 'deck':
      return <DeckSheet />;
    case 'discard':
      return <DiscardSheet seat={closeup.seat} />;
    case 'played':
      return <PlayedSheet />;
    case 'hunt':
      return <HuntSheet />;
    default:
      return closeup satisfies never;
  }
}
