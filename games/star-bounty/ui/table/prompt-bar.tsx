import { promptLine } from '@haven/star-bounty-text';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useDesk } from '../desk.ts';
import { useExplainer } from '../explain/explain.ts';
import { useWords } from '../words.ts';
import { type Choice, choicesOf } from './choices.ts';
import './prompt-bar.css';

/** What is asked now, in one sentence, and the main answers. */
export function PromptBar() {
  const desk = useDesk();
  const words = useWords();
  // A button keeps its place, and the focus, while what it says changes.
  const numbered = choicesOf(desk, words).map((choice, index) => ({ choice, number: index + 1 }));
  const ref = useRef<HTMLDivElement>(null);
  useNumberKeys(ref);
  return (
    <section className="sb-prompt" aria-label={words.label('prompt')}>
      <p className="sb-prompt-line" aria-live="polite">
        {desk.instead ?? words.say(promptLine(desk.view))}
      </p>
      <div ref={ref} className="sb-choices" data-count={numbered.length}>
        {numbered.map(({ choice, number }) => (
          <ChoiceButton key={number} choice={choice} number={number} />
        ))}
      </div>
    </section>
  );
}

function ChoiceButton({ choice, number }: { readonly choice: Choice; readonly number: number }) {
  const { idle, run } = useDesk();
  const { show } = useExplainer();
  const { label, note, moves, alternatives } = choice;
  const act = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (alternatives)
      show({ topic: { title: label, lines: [note], moves: alternatives }, thing: currentTarget, isPinned: true });
    else run(moves);
  };
  return (
    <button
      type="button"
      className="sb-button sb-choice"
      data-choice={number}
      data-tone={choice.tone}
      aria-disabled={idle}
      aria-keyshortcuts={`${number}`}
      onClick={act}
    >
      <kbd>{number}</kbd>
      <span>
        {label} {note !== '' && <small>{note}</small>}
      </span>
    </button>
  );
}

/** 1 to 9 answer the prompt, unless somebody is typing or looks at a dialog. */
function useNumberKeys(choices: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!/^[1-9]$/.test(event.key) || isBusy(event)) return;
      const button = choices.current?.querySelector<HTMLElement>(`[data-choice="${event.key}"]`);
      button?.focus();
      button?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [choices]);
}

function isBusy({ target, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role=dialog]') !== null;
  return isTyping || ctrlKey || altKey || metaKey || repeat;
}
