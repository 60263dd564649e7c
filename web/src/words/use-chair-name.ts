import { listingOf } from '@haven/games/uis';
import { useSettings } from '@haven/ui-kit';
import type { Chair } from '@haven/wire';
import { useTranslations } from 'use-intl';

/** Whoever sits there by name, or as the table calls the chair: the same person is called the same everywhere. */
export function useChairName(game: string): (chair: Pick<Chair, 'seat' | 'name'>) => string {
  const anonymous = useTranslations('home')('anonymous');
  const language = useSettings((settings) => settings.language);
  const seatNames = listingOf(game)?.seatNames?.[language];
  return ({ seat, name }) => name || (seatNames?.[seat] ?? anonymous);
}
