import { say } from '../toasts.tsx';
import { useHouseRefusals } from '../use-house-refusals.ts';
import { beginHere, beginKept } from './new-run.ts';

/** Begins another run, in this browser or on the server, and says so if that fails. */
export function useBeginning(): (kind: 'run' | 'table', game: string) => void {
  const houseLine = useHouseRefusals();
  const begin = async (game: string) => {
    const refusal = await beginKept(game);
    if (refusal) say({ text: houseLine(refusal) ?? refusal.code, mood: 'bad', about: 'beginning' });
  };
  return (kind, game) => (kind === 'run' ? beginHere(game) : void begin(game));
}
