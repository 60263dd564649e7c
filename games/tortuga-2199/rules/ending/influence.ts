import { at } from '@haven/kit';
import { tileOf, type WithOptions } from '../components/card-index.ts';
import { SECTOR, SECTORS, type SectorId, type SectorKind } from '../components/sectors.ts';
import { INFLUENCE_TO_WIN } from '../components/table.ts';
import type { Seat, Sector, Source, State, Turn } from '../types.ts';

type Holdings = { readonly sectors: Readonly<Partial<Record<SectorId, Pick<Sector, 'owner'>>>> };

/** §5.1 Influence of the control tokens of one kind of sector, or of all. */
export function controlOf(state: Holdings & WithOptions, seat: Seat, kind?: SectorKind): number {
  let influence = 0;
  for (const sector of SECTORS) {
    const face = tileOf(state, sector);
    if (state.sectors[sector]?.owner === seat && (kind === undefined || face.kind === kind)) influence += face.control;
  }
  return influence;
}

/** §6.4 How many sectors a captain controls; of one kind, how many bonus tokens of it. */
export function sectorsOf(state: Holdings, seat: Seat, kind?: SectorKind): number {
  let count = 0;
  for (const sector of SECTORS) {
    if (state.sectors[sector]?.owner !== seat) continue;
    if (kind === undefined || SECTOR[sector].kind === kind) count += 1;
  }
  return count;
}

/** Influence tokens and control tokens together. */
export function totalOf(state: Holdings & WithOptions & Pick<State, 'captains'>, seat: Seat): number {
  return at(state.captains, seat).influence + controlOf(state, seat);
}

export function isOver(state: State): boolean {
  return state.verdict !== null;
}

/** §6.1 Looked at after every change, whoever's turn it is. */
export function checkInfluence(turn: Turn, seat: Seat): void {
  if (!isOver(turn.state) && totalOf(turn.state, seat) >= INFLUENCE_TO_WIN)
    turn.emit({ type: 'gameEnded', verdict: 'influence' });
}

export function gainInfluence(
  turn: Turn,
  seat: Seat,
  gain: { readonly source: Source; readonly points: number },
): void {
  if (gain.points <= 0) return;
  turn.emit({ type: 'influenceGained', seat, ...gain });
  checkInfluence(turn, seat);
}

/** §4.12 Only Influence tokens can be taken, never control tokens; whoever has none loses none. */
export function takeInfluence(turn: Turn, seat: Seat, loss: { readonly from: Seat; readonly most: number }): void {
  const points = Math.min(loss.most, at(turn.state.captains, loss.from).influence);
  if (points <= 0) return;
  turn.emit({ type: 'influenceTaken', seat, from: loss.from, points });
  checkInfluence(turn, seat);
}
