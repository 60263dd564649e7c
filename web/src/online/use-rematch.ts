import { askRematch } from '../api/lobby.ts';
import type { OnlineState } from '../links/online-state.ts';
import { goAndSit } from '../start/use-invited.ts';
import { useComplaint } from './use-complaint.ts';

/** Goes to the table where the same people meet again, set by whoever asks first. */
export function useRematch(state: OnlineState | undefined): () => void {
  const complain = useComplaint();
  const ask = async ({ table, viewer }: OnlineState) => {
    if (viewer === 'spectator') return;
    const { refusal, value } = await askRematch(table.id);
    if (refusal) complain(refusal);
    else goAndSit(value.table, viewer);
  };
  return () => void (state && ask(state));
}
