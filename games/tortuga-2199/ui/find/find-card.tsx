import { useEffect, useMemo, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { CardFace } from '../cards/card.tsx';
import { Emblem } from '../pieces.ts';
import { useWords } from '../words.ts';
import { type Find, findIn } from './find.ts';
import './find-card.css';

/** Long enough to read, short enough to be in nobody's way: whatever lies below can be used as ever. */
const MOMENT_MS = 3000;

/** What was found or caught, over the planet for a moment. What is said of it stands in the log. */
export function FindCard() {
  const { stage, view } = useBoard();
  const find = useMemo(() => findIn(stage.events, view), [stage.events, view]);
  const isNew = useMoment(stage.events);
  return isNew && find ? <Shown find={find} /> : null;
}

function Shown({ find: { kind, seat, face, influence } }: { readonly find: Find }) {
  const { cardOf, label, word } = useWords();
  const creature = cardOf(face);
  const worth = { difficulty: face.difficulty ?? 0, redeem: face.redeem ?? 0 };
  return (
    <div className="t2-find" data-kind={kind} data-read="alone" aria-hidden="true">
      <CardFace face={face} size="small" />
      <p>
        <strong>
          <Emblem seat={seat} /> {label(kind === 'captured' ? 'caught' : 'spotted', { creature })}
        </strong>
        {kind === 'captured' ? `+${word('resources.influence', { n: influence })}` : label('spottedWorth', worth)}
      </p>
    </div>
  );
}

/** True for a moment after something new has come; not of what was there from the beginning. */
function useMoment(what: unknown): boolean {
  const [known, setKnown] = useState(what);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(what), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return what !== known;
}
