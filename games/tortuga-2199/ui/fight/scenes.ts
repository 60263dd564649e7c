import type { News, Viewer } from '@haven/kit';
import type { Event, KindId, Seat, SectorId, SeenFight, View } from '@haven/tortuga-2199-rules';
import { hurried } from '@haven/ui-kit';
import { type CountStep, type Decided, decidedSteps, knownSteps, type Side } from './count.ts';

export type FightBeat = 'face' | 'lay' | 'reveal' | 'count' | 'verdict' | 'burn' | 'aftermath';

/** One picture of a fight. A card that this viewer may not see is null. */
export interface FightScene {
  readonly beat: FightBeat;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly sector: SectorId;
  readonly attack: readonly (KindId | null)[];
  readonly defence: readonly (KindId | null)[];
  /** What has been counted so far; the last one is the one to look at. */
  readonly steps: readonly CountStep[];
  readonly winner: Seat | null;
  /** Places of the cards that the loser destroys. */
  readonly lost: readonly number[];
  /** What came of it, in order. */
  readonly events: readonly Event[];
  readonly lasts: number;
}

const LASTS: Readonly<Record<FightBeat, number>> = {
  face: 900,
  lay: 260,
  reveal: 1100,
  count: 520,
  verdict: 1300,
  burn: 1200,
  aftermath: 3600,
};

/** The longest that one message may keep a player watching. */
const PATIENCE_MS = 13_000;

interface Filming {
  readonly view: View;
  readonly viewer: Viewer;
}

/** All that happened in fights, picture by picture. Nothing is shown of a message that takes moves back. */
export function scenesAfter(last: FightScene | null, news: readonly News<Event>[], filming: Filming): FightScene[] {
  if (news.some(({ undone }) => undone)) return [];
  const scenes: FightScene[] = [];
  for (const event of news.flatMap(({ events }) => events)) {
    const before = scenes.at(-1) ?? last;
    scenes.push(...scenesOf(before, event, filming));
  }
  return hurried(scenes, PATIENCE_MS);
}

function scenesOf(before: FightScene | null, event: Event, filming: Filming): FightScene[] {
  if (event.type === 'attacked') return [opened(event)];
  if (before === null || before.beat === 'aftermath') return [];
  switch (event.type) {
    case 'committed':
      return [laid(before, event, filming)];
    case 'fightRevealed':
      return [staged(before, 'reveal', { attack: event.attack, defence: event.defence, steps: [] })];
    case 'fightDecided':
      return decided(before, event, filming);
    case 'destroyed':
      return [{ ...told(before, event), lost: [...before.lost, lostPlace(before, event.card)] }];
    case 'shipRemoved':
      return [{ ...told(before, event), beat: 'burn', lasts: LASTS.burn }];
    case 'influenceGained':
    case 'influenceTaken':
    case 'seized':
      return [told(before, event)];
    case 'drew':
      return [drawn(before, event)];
    case 'fightEnded':
    case 'gameEnded':
      return [staged(before, 'aftermath', {})];
    default:
      return [];
  }
}

/** Of equal cards the first that is still there. */
function lostPlace(before: FightScene, card: KindId): number {
  return before[losingSide(before)].findIndex((each, place) => each === card && !before.lost.includes(place));
}

export const losingSide = ({ winner, attacker }: FightScene): Side => (winner === attacker ? 'defence' : 'attack');

function staged(before: FightScene, beat: FightBeat, change: Partial<FightScene>): FightScene {
  return { ...before, ...change, beat, lasts: LASTS[beat] };
}

/** Consequences are gathered without a picture of their own. */
const told = (before: FightScene, event: Event): FightScene => ({
  ...before,
  events: [...before.events, event],
  lasts: 0,
});

/** §2.3 Who has to shuffle in between draws twice, for one and the same hand. */
function drawn(before: FightScene, event: Extract<Event, { type: 'drew' }>): FightScene {
  const last = before.events.at(-1);
  if (last?.type !== 'drew' || last.seat !== event.seat) return told(before, event);
  const both = { ...event, count: last.count + event.count, cards: [...last.cards, ...event.cards] };
  return told({ ...before, events: before.events.slice(0, -1) }, both);
}

function opened({ seat, defender, sector }: Extract<Event, { type: 'attacked' }>): FightScene {
  const cards = { attack: [], defence: [], steps: [], lost: [] };
  return { beat: 'face', attacker: seat, defender, sector, ...cards, winner: null, events: [], lasts: LASTS.face };
}

/** One's own card lies there at once; the cards of others slide in. */
function laid(before: FightScene, event: Extract<Event, { type: 'committed' }>, { viewer }: Filming): FightScene {
  const side: Side = event.seat === before.attacker ? 'attack' : 'defence';
  const scene = staged(before, 'lay', { [side]: [...before[side], event.card] });
  return event.seat === viewer ? { ...scene, lasts: 0 } : scene;
}

function decided(before: FightScene, event: Decided, { view }: Filming): FightScene[] {
  const { attacker, defender } = before;
  const sides = { attacker, defender, attack: before.attack.filter(isOpen), defence: before.defence.filter(isOpen) };
  const steps = decidedSteps(view, sides, event);
  const counting = steps.map((_, index) => staged(before, 'count', { steps: steps.slice(0, index + 1) }));
  return [...counting, staged(before, 'verdict', { steps, winner: event.winner })];
}

const isOpen = (card: KindId | null): card is KindId => card !== null;

/** How a fight stands while somebody is asked; what the film showed of its cards and totals stays on stage. */
export function standingScene(view: View, last: FightScene | null): FightScene | null {
  const { fight, verdict } = view;
  if (fight === null || verdict !== null) return null;
  if (fight.winner !== null && last !== null) return { ...last, lasts: 0 };
  const { attacker, defender, sector, winner, counts } = fight;
  const cards = { attack: fight.attack ?? faceDown(counts[0]), defence: fight.defence ?? faceDown(counts[1]) };
  const beat = winner === null ? 'lay' : 'verdict';
  const steps = isCounted(fight) ? knownSteps(view, fight) : [];
  return { beat, attacker, defender, sector, ...cards, steps, winner, lost: [], events: [], lasts: 0 };
}

const faceDown = (count: number): null[] => new Array<null>(count).fill(null);

/** §4.15 Once the cards are cleared away there is nothing left to count. */
const isCounted = ({ winner, counts }: SeenFight): boolean => winner === null || counts[0] + counts[1] > 0;
