import { useState } from 'react';
import { openOnline, PLAIN_TABLE } from '../table/new-run.ts';
import { useBusy } from '../use-busy.ts';
import { useHouseRefusals } from '../use-house-refusals.ts';

/** Opens a plain table of a game on the server; says so if there is none to be had. */
export function useOnlineTable(game: string) {
  const houseLine = useHouseRefusals();
  const [complaint, setComplaint] = useState('');
  const { isBusy, once } = useBusy();
  const open = (seats: number) =>
    once(async () => {
      const refusal = await openOnline({ ...PLAIN_TABLE, game, seats });
      setComplaint(refusal ? (houseLine(refusal) ?? refusal.code) : '');
    });
  return { complaint, isBusy, open };
}
