import { at, currentStep, type Rng, shuffle, type Viewer } from '@haven/kit';
import { BOUNTIES, type Bounty, PART, PARTS, type Part } from './components/cards.ts';
import type { Event, Row, State, View } from './types.ts';

/** What everybody may see: all but the order of the two piles and the faces of the hidden rows. */
export function view(state: State, _viewer: Viewer): View {
  const { battle, drones } = state;
  return {
    options: state.options,
    step: currentStep(state) ?? null,
    sector: state.sector,
    life: state.life,
    credits: state.credits,
    systems: { ...state.systems },
    drones: { ready: drones.ready, assigned: [...drones.assigned], wrecked: drones.wrecked },
    hand: [...state.hand],
    rows: state.rows.map(seenRow),
    battle: battle && { enemy: battle.enemy, health: battle.health, roll: battle.roll, boost: battle.boost },
    collection: [...state.collection],
    discard: [...state.discard],
    bountyPile: state.bountyPile.length,
    shopPile: state.shopPile.length,
    shelf: [...state.shelf],
    salvage: [...state.salvage],
    ledger: { ...state.ledger },
    verdict: state.verdict,
  };
}

/** §2.3 Hidden rows show their size alone. */
function seenRow(row: Row): (Bounty | null)[] {
  return row.enemies.map((enemy) => (row.faceUp ? enemy : null));
}

/** Agenda entries are no news: the view names the step. The order of a new shop pile stays secret. */
export function witness(event: Event, _viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'stepBegan':
    case 'stepEnded':
      return undefined;
    case 'salvageShuffled':
      return { type: 'salvageShuffled', count: event.count, pile: [] };
    default:
      return event;
  }
}

/** §1.5, §1.6, §2.3 The cards that lie face down. */
export function secrets(state: State, _viewer: Viewer): string[] {
  const hidden = state.rows.filter((row) => !row.faceUp).flatMap((row) => row.enemies);
  return [...state.bountyPile, ...state.shopPile, ...hidden];
}

/** A run that looks like this one, with every face-down card dealt anew. */
export function imagine({ step, ...seen }: View, rng: Rng): State {
  const bounties = shuffle(rng, unseenBounties(seen));
  const rows = seen.rows.map((row): Row => {
    const faceUp = row[0] !== null;
    return { faceUp, enemies: row.map((enemy) => enemy ?? at(bounties.splice(-1), 0)) };
  });
  return {
    ...seen,
    agenda: step ? [step] : [],
    systems: { ...seen.systems },
    drones: { ...seen.drones, assigned: [...seen.drones.assigned] },
    hand: [...seen.hand],
    rows,
    battle: seen.battle && { ...seen.battle },
    collection: [...seen.collection],
    discard: [...seen.discard],
    bountyPile: bounties,
    shopPile: shuffle(rng, unseenParts(seen)),
    shelf: [...seen.shelf],
    salvage: [...seen.salvage],
    ledger: { ...seen.ledger },
  };
}

/** The bounties that may lie anywhere face down. */
export function unseenBounties(seen: Pick<View, 'rows' | 'discard' | 'collection'>): Bounty[] {
  const seenOnes = new Set<Bounty | null>([
    ...seen.rows.flat(),
    ...seen.discard,
    ...seen.collection.map(({ card }) => card),
  ]);
  return BOUNTIES.filter((bounty) => !seenOnes.has(bounty));
}

/** The parts that make up the shop pile. */
export function unseenParts(seen: Pick<View, 'hand' | 'shelf' | 'salvage' | 'systems'>): Part[] {
  const seenOnes = new Set<Part>([...seen.hand, ...seen.shelf, ...seen.salvage]);
  const isFitted = (part: Part) => PART[part].value <= seen.systems[PART[part].system];
  return PARTS.filter((part) => !seenOnes.has(part) && !isFitted(part));
}
