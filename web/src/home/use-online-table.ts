import { useState } from 'react';
import { useBusy } from '../page/use-busy.ts';
import { openOnline, PLAIN_TABLE } from '../start/new-run.ts';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';

/** Opens a plain table of a game on the server; says so if there is none to be had. */
export function useOnlineTable(game: string) {
  const platformLine = usePlatformRefusals();
  const [complaint, setComplaint] = useState('');
  const { isBusy, once } = useBusy();
  const open = (seats: number) =>
    once(async () => {
      const refusal = await openOnline({ ...PLAIN_TABLE, game, seats });
      setComplaint(refusal ? (platformLine(refusal) ?? refusal.code) : '');
    });
  return { complaint, isBusy, open };
}
