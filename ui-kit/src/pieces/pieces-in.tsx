import type { Seat } from '@haven/kit';
import { KIT_LOOK, type Look } from '../theme/look.ts';
import { CountingNumber } from './counter.tsx';
import { SeatEmblem, SeatEmblemShape } from './emblem.tsx';
import { IconShape, type Icons } from './icon.tsx';

interface Dress<Name extends string> {
  readonly look?: Look;
  readonly icons?: Icons<Name>;
  /** How long a counter counts, in milliseconds. */
  readonly countMs?: number;
}

interface SeatProps {
  readonly seat: Seat;
}

/** The small pieces that stand everywhere on a table, in the look of one game. */
export function piecesIn<Name extends string = never>({ look = KIT_LOOK, icons, countMs = 400 }: Dress<Name>) {
  return {
    Icon: ({ name }: { readonly name: Name }) => <IconShape path={icons?.[name]} className={`${look}-icon`} />,
    Counter: ({ value }: { readonly value: number }) => (
      <CountingNumber value={value} lasts={countMs} className={`${look}-counter`} />
    ),
    Emblem: ({ seat }: SeatProps) => <SeatEmblem seat={seat} className={`${look}-emblem`} />,
    EmblemShape: ({ seat }: SeatProps) => <SeatEmblemShape seat={seat} className={`${look}-emblem`} />,
  };
}
