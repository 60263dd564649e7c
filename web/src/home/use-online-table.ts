import { useState } from 'react';
import { openOnline, PLAIN_TABLE } from '../table/new-run.ts';
import { useHouseRefusals } from '../use-house-refusals.ts';

/** Opens a plain table of a game on the server; says so if there is none to be had. */
export function useOnlineTable(game: string) {
  const houseLine = useHouseRefusals();
  const [complaint, setComplaint] = useState('');
  const [isBusy, setBusy] = useState(false);
  const open = async (seats: number) => {
    setBusy(true);
    const refusal = await openOnline({ ...PLAIN_TABLE, game, seats }).finally(() => setBusy(false));
    setComplaint(refusal ? (houseLine(refusal) ?? refusal.code) : '');
  };
  return { complaint, isBusy, open };
}
