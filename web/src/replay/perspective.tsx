import type { Viewer } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import { Eye } from 'lucide-react';
import { useTranslations } from 'use-intl';

interface PerspectiveProps {
  readonly viewer: Viewer;
  /** With a name each. */
  readonly seats: readonly SeatInfo[];
  readonly onChange: (viewer: Viewer) => void;
}

/** Through whose eyes one looks. */
export function Perspective({ viewer, seats, onChange }: PerspectiveProps) {
  const t = useTranslations('story');
  const change = (value: string) => onChange(value === 'spectator' ? 'spectator' : Number(value));
  return (
    <label className="replay-eyes">
      <Eye aria-hidden="true" />
      <span className="visually-hidden">{t('eyes')}</span>
      <select value={viewer} onChange={(event) => change(event.target.value)}>
        <option value="spectator">{t('everybody')}</option>
        {seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <option key={seat} value={seat}>
            {name || t('seat', { number: seat + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
}
