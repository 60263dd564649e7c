import { useEffect, useRef, useState } from 'react';
import { isCalm } from '../stage/motion.ts';

const COUNT_MS = 350;

/** A number that counts up or down to where it stands. */
export function Counter({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = performance.now();
    const first = from.current;
    const lasts = isCalm() ? 0 : COUNT_MS;
    let frame = 0;
    const step = (now: number) => {
      const part = lasts === 0 ? 1 : Math.min(1, (now - start) / lasts);
      from.current = Math.round(first + (value - first) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <b className="t2-counter">{shown}</b>;
}
