import { defencePriceOf, type Move, type SectorId, tileOf } from '@haven/tortuga-2199-rules';
import type { Outlook } from './outlook.ts';

type Reinforce = Extract<Move, { readonly type: 'reinforce' }>;

/** §3.13 Paid by Crypto that would be lost, never by minerals: the most valuable sector rises highest. */
export function bestReinforcement(outlook: Outlook, choices: readonly Reinforce[]): Reinforce | undefined {
  const { view, rounds } = outlook;
  if (rounds < 1) return undefined;
  const worth = ({ sector, defence }: Reinforce) => raiseWorth(outlook, sector, defence);
  return choices
    .filter(({ defence }) => defencePriceOf(view, defence) <= view.turn.crypto)
    .reduce<Reinforce | undefined>((best, each) => (best && worth(best) >= worth(each) ? best : each), undefined);
}

/** How much safer a sector is at a higher defence. */
export function raiseWorth({ view }: Outlook, sector: SectorId, defence: number): number {
  const risen = defence - (view.sectors[sector]?.defence ?? defence);
  return tileOf(view, sector).control * risen;
}
