import type { Refusal } from '@haven/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../api/ask.ts';
import { listeners } from '../page/listeners.ts';

const deeds = listeners<void>();

/** The operator did something: whatever is shown is asked for once more. */
export const noteDeed = () => deeds.tell();

interface Known<V> {
  readonly value: V | undefined;
  readonly refusal: Refusal | undefined;
  look(): void;
}

/** The answer to a question that is asked again and again while the page is looked at; the last one stays meanwhile. */
export function useAnswer<V>(question: () => Promise<Answer<V>>, againMs: number): Known<V> {
  const [answer, setAnswer] = useState<{ value?: V | undefined; refusal?: Refusal | undefined }>({});
  const latest = useRef(question);
  const look = useCallback(async () => {
    if (document.hidden) return;
    const { value, refusal } = await question();
    // Meanwhile somebody may want to know something else.
    if (latest.current === question) setAnswer((last) => ({ value: refusal ? last.value : value, refusal }));
  }, [question]);
  useEffect(() => {
    latest.current = question;
    void look();
    const again = setInterval(() => void look(), againMs);
    const stop = deeds.add(() => void look());
    return () => {
      clearInterval(again);
      stop();
    };
  }, [question, look, againMs]);
  return { value: answer.value, refusal: answer.refusal, look: () => void look() };
}
