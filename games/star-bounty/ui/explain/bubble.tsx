import { type Move, starBounty } from '@haven/star-bounty-rules';
import { moveLine } from '@haven/star-bounty-text';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDesk } from '../desk.ts';
import { useWords } from '../words.ts';
import { type Shown, useExplainer } from './explain.ts';

/** Says what a thing is for, beside it; pinned, it offers what can be done. */
export function Bubble() {
  const { shown } = useExplainer();
  return shown && <OpenBubble key={shown.topic.title} shown={shown} />;
}

function OpenBubble({ shown }: { readonly shown: Shown }) {
  const ref = useRef<HTMLDivElement>(null);
  const place = usePlace(ref, shown);
  const { topic, isPinned } = shown;
  usePutAway(ref, shown);
  return (
    <div ref={ref} className="sb-bubble" role="note" style={place} data-pinned={isPinned}>
      <strong className="sb-bubble-title">{topic.title}</strong>
      {topic.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isPinned && topic.moves.length > 0 && <Actions moves={topic.moves} />}
    </div>
  );
}

function Actions({ moves }: { readonly moves: readonly Move[] }) {
  const desk = useDesk();
  const { say } = useWords();
  const { hide } = useExplainer();
  const act = (move: Move) => {
    if (desk.can(move)) hide('pinned');
    desk.wish(move);
  };
  return (
    <div className="sb-bubble-moves">
      {moves.map((move) => (
        <button
          key={starBounty.notate(move)}
          type="button"
          className="sb-button"
          aria-disabled={!desk.can(move)}
          onClick={() => act(move)}
        >
          {say(moveLine(move, desk.view))}
        </button>
      ))}
    </div>
  );
}

const GAP = 10;
const EDGE = 8;
const HIDDEN = { visibility: 'hidden' } as const;

/** Above its thing if there is room, else below; never over the edge of the table. */
function usePlace(ref: RefObject<HTMLDivElement | null>, { thing, isPinned }: Shown) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pinned bubble grows by its moves and needs a new place.
  useLayoutEffect(() => {
    const bubble = ref.current;
    const table = bubble?.offsetParent?.getBoundingClientRect();
    if (!bubble || !table) return;
    const at = thing.getBoundingClientRect();
    const middle = at.left + at.width / 2 - table.left - bubble.offsetWidth / 2;
    const left = Math.max(EDGE, Math.min(middle, table.width - bubble.offsetWidth - EDGE));
    const above = at.top - table.top - bubble.offsetHeight - GAP;
    setPlace({ left, top: above >= EDGE ? above : at.bottom - table.top + GAP });
  }, [ref, thing, isPinned]);
  return place ?? HIDDEN;
}

/** Escape or a tap elsewhere puts a pinned bubble away; opened by key, its first move is at hand. */
function usePutAway(ref: RefObject<HTMLDivElement | null>, { thing, isPinned }: Shown): void {
  const { hide } = useExplainer();
  useEffect(() => {
    if (!isPinned) return;
    if (thing.matches(':focus-visible')) ref.current?.querySelector('button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      hide('pinned');
      thing.focus();
    };
    const onTap = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target) && !thing.contains(target)) hide('pinned');
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onTap);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onTap);
    };
  }, [ref, thing, isPinned, hide]);
}
