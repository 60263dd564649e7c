import { useEffect, useRef, useState } from 'react';
import { isCalm } from './calm.ts';

/** A number on its way to `value`, there after so many milliseconds; at once for whoever wants little movement. */
export function useCount(value: number, lasts: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const way = { from: from.current, to: value, since: performance.now(), lasts: isCalm() ? 0 : lasts };
    let frame = 0;
    const step = (now: number) => {
      from.current = countAt(way, now);
      setShown(from.current);
      if (from.current !== value) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, lasts]);
  return shown;
}

interface Way {
  readonly from: number;
  readonly to: number;
  readonly since: number;
  readonly lasts: number;
}

/** How far it has come: in even steps, and never beyond. */
export function countAt({ from, to, since, lasts }: Way, now: number): number {
  const part = lasts === 0 ? 1 : Math.min(1, (now - since) / lasts);
  return Math.round(from + (to - from) * part);
}
