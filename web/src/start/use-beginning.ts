import type { Setting } from '../links/open-table.ts';
import { say } from '../parts/toasts.tsx';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { beginHere, openOnline, PLAIN_TABLE } from './new-run.ts';

/** What to begin again, and with whom. */
interface BeginningWish {
  readonly kind: 'run' | 'table';
  readonly game: string;
  readonly setting?: Setting;
}

/** Begins another run, in this browser or on the server, and says so if that fails. */
export function useBeginning(): (wish: BeginningWish) => void {
  const platformLine = usePlatformRefusals();
  const begin = async (game: string) => {
    const refusal = await openOnline({ ...PLAIN_TABLE, game, seats: 1 });
    if (refusal) say({ text: platformLine(refusal) ?? refusal.code, mood: 'bad', about: 'beginning' });
  };
  return ({ kind, game, setting }) => (kind === 'run' ? beginHere(game, setting) : void begin(game));
}
