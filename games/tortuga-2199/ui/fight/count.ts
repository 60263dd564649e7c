import {
  type Ability,
  type CountBy,
  type Event,
  effectInFight,
  type FightCount,
  type FightLine,
  faceNamed,
  type KindId,
  manoeuvreOn,
  type SeenFight,
  SIDES,
  type Side,
  sectorBonus,
  seenCountFor,
  turretsOf,
  type View,
} from '@haven/tortuga-2199-rules';

export { SIDES, type Side };

const otherSide = (side: Side): Side => (side === 'attack' ? 'defence' : 'attack');

/** One thing that is added to the totals of a fight, and where the card lies that did it, if one did. */
export interface CountStep {
  readonly side: Side;
  readonly what: FightLine['what'] | 'carnage';
  readonly points: number;
  readonly by: { readonly side: Side; readonly place: number } | null;
}

export type Decided = Extract<Event, { type: 'fightDecided' }>;
type Sides = Readonly<Record<Side, readonly KindId[]>> & Pick<SeenFight, 'attacker' | 'defender'>;
type Counts = Pick<Decided, Side>;

/** §4.5 The cards' Manoeuvre, then abilities one by one, the attacker's first, then tokens and the sector. */
function countSteps(view: View, sides: Sides, counts: Counts): CountStep[] {
  return stepsWith(abilitiesOf(view, sides, counts), counts);
}

/** The same after the fact: what an ability counts may have changed since; then the count itself is told, line by line. */
export function decidedSteps(view: View, sides: Sides, counts: Counts): CountStep[] {
  const abilities = abilitiesOf(view, sides, counts);
  const agrees = SIDES.every((side) =>
    BY_CARDS.every((what) => sumOf(abilities, side, what) === pointsOf(counts[side], what)),
  );
  return stepsWith(agrees ? abilities : BY_CARDS.flatMap((what) => lineSteps(counts, what)), counts);
}

const BY_CARDS = ['abilities', 'weakened'] as const;

const sumOf = (steps: readonly CountStep[], side: Side, what: FightLine['what']): number =>
  steps.reduce((sum, step) => (step.side === side && step.what === what ? sum + step.points : sum), 0);

function stepsWith(abilities: readonly CountStep[], counts: Counts): CountStep[] {
  return [...lineSteps(counts, 'cards'), ...abilities, ...lineSteps(counts, 'turrets'), ...lineSteps(counts, 'sector')];
}

function abilitiesOf(view: View, sides: Sides, counts: Counts): CountStep[] {
  return SIDES.flatMap((side) => {
    const had = seenCountFor(view, side === 'attack' ? sides.attacker : sides.defender);
    const count: CountBy = (what) => (what === 'turrets' ? pointsOf(counts[side], 'turrets') : had(what));
    return sides[side].flatMap((card, place) => abilitySteps(view, card, { side, place, count }));
  });
}

function lineSteps(counts: Counts, what: FightLine['what']): CountStep[] {
  return SIDES.flatMap((side) =>
    counts[side].lines.filter((line) => line.what === what).map(({ points }) => ({ side, what, points, by: null })),
  );
}

const pointsOf = ({ lines }: FightCount, what: FightLine['what']): number =>
  lines.find((line) => line.what === what)?.points ?? 0;

type On = { readonly side: Side; readonly place: number; readonly count: CountBy };

function abilitySteps(view: Pick<View, 'options'>, card: KindId, on: On): CountStep[] {
  const by = { side: on.side, place: on.place };
  return faceNamed(view, card).inFight.flatMap((ability) => abilityStep(ability, on).map((step) => ({ ...step, by })));
}

/** An ability that adds nothing to either total is no step, unless it tells after the fight. */
function abilityStep(ability: Ability, on: On): Omit<CountStep, 'by'>[] {
  const effect = effectInFight(ability, on);
  if (effect === undefined) return [];
  const { side } = on;
  const { points } = effect;
  if (effect.on === 'abilities') return points === 0 ? [] : [{ side, what: 'abilities', points }];
  if (effect.on === 'weakens')
    return points === 0 ? [] : [{ side: otherSide(side), what: 'weakened', points: 0 - points }];
  return [{ side, what: 'carnage', points: 0 }];
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
  const { attacker, defender } = fight;
  const sides = { attacker, defender, attack: fight.attack ?? [], defence: fight.defence ?? [] };
  const counts = { attack: openCount(view, fight, 'attack'), defence: openCount(view, fight, 'defence') };
  const isOpen = (side: Side) => fight[side] !== null;
  return countSteps(view, sides, counts).filter(({ side }) => isOpen(side));
}

/** The lines that need no ability. */
function openCount(view: View, fight: SeenFight, side: Side): FightCount {
  const cards = manoeuvreOn((fight[side] ?? []).map((card) => faceNamed(view, card)));
  const turrets = turretsOf(view, side === 'attack' ? fight.attacker : fight.defender);
  const lines: FightLine[] = [
    { what: 'cards', points: cards },
    { what: 'turrets', points: turrets },
    { what: 'sector', points: side === 'defence' ? sectorBonus(view, fight) : 0 },
  ];
  return { lines: lines.filter(({ what, points }) => what === 'cards' || points > 0), total: 0 };
}
