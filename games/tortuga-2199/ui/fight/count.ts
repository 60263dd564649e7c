import {
  type Ability,
  type Event,
  type FightCount,
  type FightLine,
  faceNamed,
  type KindId,
  SECTOR,
  SECTORS,
  type Seat,
  type SeenFight,
  type View,
} from '@haven/tortuga-2199-rules';

export const SIDES = ['attack', 'defence'] as const;
export type Side = (typeof SIDES)[number];

const otherSide = (side: Side): Side => (side === 'attack' ? 'defence' : 'attack');

/** One thing that is added to the totals of a fight, and where the card lies that did it, if one did. */
export interface CountStep {
  readonly side: Side;
  readonly what: FightLine['what'] | 'carnage';
  readonly points: number;
  readonly by: { readonly side: Side; readonly place: number } | null;
}

export type Decided = Extract<Event, { type: 'fightDecided' }>;
type Cards = Readonly<Record<Side, readonly KindId[]>>;
type Counts = Pick<Decided, Side>;

/** §4.5 The cards' Manoeuvre, then abilities one by one, the attacker's first, then tokens and the sector. */
export function countSteps(view: Pick<View, 'options'>, cards: Cards, counts: Counts): CountStep[] {
  const abilities = SIDES.flatMap((side) =>
    cards[side].flatMap((card, place) =>
      abilitySteps(view, card, { side, place, turrets: pointsOf(counts[side], 'turrets') }),
    ),
  );
  return [...lineSteps(counts, 'cards'), ...abilities, ...lineSteps(counts, 'turrets'), ...lineSteps(counts, 'sector')];
}

function lineSteps(counts: Counts, what: FightLine['what']): CountStep[] {
  return SIDES.flatMap((side) =>
    counts[side].lines.filter((line) => line.what === what).map(({ points }) => ({ side, what, points, by: null })),
  );
}

const pointsOf = ({ lines }: FightCount, what: FightLine['what']): number =>
  lines.find((line) => line.what === what)?.points ?? 0;

type On = { readonly side: Side; readonly place: number; readonly turrets: number };

function abilitySteps(view: Pick<View, 'options'>, card: KindId, on: On): CountStep[] {
  const by = { side: on.side, place: on.place };
  return faceNamed(view, card).inFight.flatMap((ability) => abilityStep(ability, on).map((step) => ({ ...step, by })));
}

/** §8.3.17 to §8.3.22; an ability that does nothing on its side is no step. */
function abilityStep(ability: Ability, { side, turrets }: On): Omit<CountStep, 'by'>[] {
  const own = (points: number) => (points === 0 ? [] : [{ side, what: 'abilities' as const, points }]);
  switch (ability.does) {
    case 'attack':
      return side === 'attack' ? own(ability.n) : [];
    case 'defend':
      return side === 'defence' ? own(ability.n) : [];
    case 'combat':
      return own(ability.n);
    case 'turrets':
      return own(ability.n * turrets);
    case 'weaken':
      return [{ side: otherSide(side), what: 'weakened', points: 0 - ability.n }];
    case 'carnage':
      return [{ side, what: 'carnage', points: 0 }];
    default:
      return [];
  }
}

/** The lines that these steps add up to on one side, in the order in which they began. */
export function linesOf(steps: readonly CountStep[], side: Side): FightLine[] {
  const lines = new Map<FightLine['what'], number>();
  for (const step of steps) {
    if (step.side === side && step.what !== 'carnage') lines.set(step.what, (lines.get(step.what) ?? 0) + step.points);
  }
  return [...lines].map(([what, points]) => ({ what, points }));
}

export const totalOf = (steps: readonly CountStep[], side: Side): number =>
  linesOf(steps, side).reduce((sum, { points }) => sum + points, 0);

/** What is known of the count while cards are still face down: one's own side, and nothing that the other side does. */
export function knownSteps(view: View, fight: SeenFight): CountStep[] {
  const cards = { attack: fight.attack ?? [], defence: fight.defence ?? [] };
  const counts = { attack: openCount(view, fight, 'attack'), defence: openCount(view, fight, 'defence') };
  const isOpen = (side: Side) => fight[side] !== null;
  return countSteps(view, cards, counts).filter(({ side }) => isOpen(side));
}

/** §4.6 to §4.8 The lines that need no ability. */
function openCount(view: View, fight: SeenFight, side: Side): FightCount {
  const cards = (fight[side] ?? []).reduce((sum, card) => sum + faceNamed(view, card).manoeuvre, 0);
  const turrets = turretsOf(view, side === 'attack' ? fight.attacker : fight.defender);
  const lines: FightLine[] = [
    { what: 'cards', points: cards },
    { what: 'turrets', points: turrets },
    { what: 'sector', points: side === 'defence' ? sectorBonus(view, fight) : 0 },
  ];
  return { lines: lines.filter(({ what, points }) => what === 'cards' || points > 0), total: 0 };
}

function turretsOf({ sectors }: View, seat: Seat): number {
  return SECTORS.filter((id) => SECTOR[id].kind === 'turrets' && sectors[id]?.owner === seat).length;
}

/** §4.8 Half the defence, rounded down, for a defender at home. */
function sectorBonus({ sectors }: View, { sector, defender }: SeenFight): number {
  const place = sectors[sector];
  return place?.owner === defender ? Math.floor(place.defence / 2) : 0;
}
