import { figure } from '@haven/text-kit';
import { useCount } from '../motion/use-count.ts';

interface CounterProps {
  readonly value: number;
  readonly lasts: number;
  readonly className: string;
}

/** A number that counts up or down to where it stands. */
export function CountingNumber({ value, lasts, className }: CounterProps) {
  const shown = useCount(value, lasts);
  const trend = shown < value ? 'up' : shown > value ? 'down' : 'still';
  return (
    <b className={className} data-trend={trend}>
      {figure(shown)}
    </b>
  );
}
