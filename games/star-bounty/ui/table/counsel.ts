import type { Odds, Option, Reply } from '@haven/star-bounty-bots';
import {
  type Bounty,
  CRITICAL,
  creditsFor,
  damageThrough,
  FULL_LIFE,
  heartsToHeal,
  lifeAfter,
  type Move,
  moves,
  SYSTEMS,
  starBounty,
} from '@haven/star-bounty-rules';
import type { BoardState } from '../board-context.ts';
import { effectOf, spendingOf } from '../odds/option-words.ts';
import type { Words } from '../words.ts';
import { type Choice, single } from './choices.ts';

/** A chance to die that one does not take without thinking. */
const RISKY = 0.15;
/** So much safer is clearly better. */
const CLEARLY = 0.1;

/** What shines is good: the best line where the odds know one. What is dangerous or wasteful is plain, and asks first. */
export function counselled(choices: readonly Choice[], board: BoardState, words: Words): Choice[] {
  const { view, replies } = board;
  const reply = view.battle ? replies[view.battle.enemy] : undefined;
  switch (view.step?.type) {
    case 'engage':
      return beforeBattle(choices, board, words);
    case 'volley':
    case 'impact':
    case 'reengage':
      return reply ? inBattle(choices, reply, { view, words }) : unadvised(choices, board, words);
    case 'enterprise':
      return atEnterprise(choices, board, words);
    default:
      return [...choices];
  }
}

type Told = Pick<BoardState, 'view'> & { readonly words: Words };

function inBattle(choices: readonly Choice[], { advice: { best, options }, exact }: Reply, told: Told): Choice[] {
  const isBest = ({ moves: line }: Choice) => isSame(line, best.moves);
  const judged = choices.map((choice) => {
    if (isBest(choice) && (exact || options.length === 1)) return withRisk(choice, best.odds, told.words);
    const option = options.find(({ moves: line }) => isSame(line, choice.moves));
    return doubted(choice, option && warningOf(option, best, told.words), told.words);
  });
  return !exact || choices.some(isBest) ? judged : [...judged, bestLine(best, told)];
}

const isSame = (one: readonly Move[], other: readonly Move[]): boolean =>
  one.map(starBounty.notate).join() === other.map(starBounty.notate).join();

function doubted(choice: Choice, warning: string | undefined, words: Words): Choice {
  const tone = choice.tone === 'main' ? 'plain' : choice.tone;
  return warning === undefined ? { ...choice, tone } : { ...choice, tone, warning, confirm: confirmed(choice, words) };
}

const CONFIRMED = {
  endure: 'sureEndure',
  engage: 'sureEngage',
  leave: 'sureLeave',
  reengage: 'sureReengage',
  strike: 'sureStrike',
} as const;

const isConfirmed = (type: string | undefined): type is keyof typeof CONFIRMED =>
  type !== undefined && Object.hasOwn(CONFIRMED, type);

/** The second press says what it does. */
function confirmed({ moves: line, label }: Choice, words: Words): string {
  const type = line.at(-1)?.type;
  return isConfirmed(type) ? words.label(CONFIRMED[type]) : words.label('sure', { label });
}

/** What shines says what it risks. */
function withRisk(choice: Choice, { death }: Odds, { label, percent }: Words): Choice {
  if (death < RISKY) return choice;
  return { ...choice, note: [choice.note, label('risk', { death: percent(death) })].filter(Boolean).join(' · ') };
}

function bestLine(best: Option, { view, words }: Told): Choice {
  const [flight] = best.effect === 'flee' ? best.moves : [];
  if (flight) return { ...single(words, view, flight), id: 'best' };
  const parts = spendingOf(best, words);
  const note = parts && words.label('bestWith', { parts });
  const line: Choice = { id: 'best', label: effectOf(best, words), note, tone: 'main', moves: best.moves };
  return withRisk(line, best.odds, words);
}

function warningOf({ effect, life, odds }: Option, best: Option, words: Words): string | undefined {
  if (effect === 'die' && best.effect !== 'die') return words.label('warnDie');
  if (isReckless(odds.death, best.odds.death)) return warnOfDeath(odds.death, best.odds.death, words);
  const isCritical = effect === 'endure' && life === CRITICAL && best.life !== CRITICAL;
  return isCritical ? words.label('warnCritical') : undefined;
}

const isReckless = (death: number, least: number): boolean => death >= RISKY && death - least >= CLEARLY;

const warnOfDeath = (death: number, least: number, { label, percent }: Words): string =>
  label('warnDeath', { death: percent(death), least: percent(least) });

/** Without the odds plain sense remains: a hit that hurts most is not taken while there is something to stop it with. */
function unadvised(choices: readonly Choice[], board: BoardState, words: Words): Choice[] {
  const { view } = board;
  if (view.step?.type !== 'impact' || !hasBoost(board)) return [...choices];
  const through = damageThrough(view);
  const left = lifeAfter(view, through);
  if (through === 0 || left > CRITICAL) return [...choices];
  return choices.map((choice) => doubted(choice, words.label(left === 0 ? 'warnDie' : 'warnCritical'), words));
}

const hasBoost = ({ view, can }: BoardState): boolean =>
  view.hand.some((part) => can(moves.improvise[part])) || SYSTEMS.some((system) => can(moves.assignDrone[system]));

/** Each enemy says how its battle may end. The worthiest shines, once all are known, unless the ship is at risk there. */
function beforeBattle(choices: readonly Choice[], { view, replies }: BoardState, words: Words): Choice[] {
  const front = view.rows[0]?.flatMap((enemy) => enemy ?? []) ?? [];
  const known = front.flatMap((enemy) => replies[enemy] ?? []);
  if (known.length === 0) return [...choices];
  const isKnown = known.length === front.length && known.every(({ exact }) => exact);
  const most = Math.max(...known.map(({ advice }) => advice.odds.worth));
  const least = Math.min(...known.map(({ advice }) => advice.odds.death));
  const oddsOf = ({ id }: Choice) => replies[id as Bounty]?.advice.odds;
  return choices.map((choice) => {
    const odds = oddsOf(choice);
    if (odds === undefined) return front.length > 1 ? doubted(choice, undefined, words) : choice;
    const told = { ...choice, note: endsOf(odds, words) };
    if (choices.length === 1 || (isKnown && odds.worth === most && odds.death < RISKY)) return told;
    return doubted(
      told,
      isReckless(odds.death, least) ? warnOfDeath(odds.death, least, words) : riskOf(odds, words),
      words,
    );
  });
}

const endsOf = ({ capture, destroy, death }: Odds, { label, percent }: Words): string =>
  label('engageEnds', { capture: percent(capture), destroy: percent(destroy), death: percent(death) });

/** Where every way is dangerous, each says so. */
const riskOf = ({ death }: Odds, { label, percent }: Words): string | undefined =>
  death < RISKY ? undefined : label('warnRisk', { death: percent(death) });

/** With half of its hearts gone, a ship is not sure to survive a single enemy. */
const FRAIL = FULL_LIFE / 2;

/** With no more hearts than this a ship leaves only by its captain's own wish. */
const WORN = 7;

/** §6.5, §6.10 What is worth nothing further on is sold first, and a frail ship healed. With a prisoner to sell or hearts to heal, leaving is one way of two. */
function atEnterprise(choices: readonly Choice[], { view, isEndChecked }: BoardState, words: Words): Choice[] {
  const first = firstDeal(choices, view);
  if (!first && !isOneOfTwo(choices, view)) return [...choices];
  const warning = isEndChecked ? undefined : warningOnLeaving(view, words);
  return choices.map((choice) => {
    if (choice === first) return { ...choice, tone: 'main' };
    return choice.id === 'leave' ? doubted(choice, warning, words) : choice;
  });
}

function isOneOfTwo(choices: readonly Choice[], { life }: BoardState['view']): boolean {
  const isWorn = life <= WORN && dealCalled('heal', choices) !== undefined;
  return isWorn || dealCalled('sellPrisoner', choices) !== undefined;
}

function warningOnLeaving(view: BoardState['view'], { label }: Words): string | undefined {
  const dead = view.collection.filter(({ alive }) => !alive);
  const worth = dead.reduce((sum, taken) => sum + creditsFor(taken), 0);
  if (dead.length > 0) return label('warnUnsold', { count: dead.length, worth });
  return view.life === CRITICAL && heartsToHeal(view) > 0 ? label('warnUnhealed') : undefined;
}

/** §6.10 Whoever cannot pay for hearts has a prisoner who does. */
function firstDeal(choices: readonly Choice[], { life }: BoardState['view']): Choice | undefined {
  const healing = dealCalled('heal', choices) ?? dealCalled('sellPrisoner', choices);
  return dealCalled('sell', choices) ?? (life <= FRAIL ? healing : undefined);
}

const dealCalled = (wanted: string, choices: readonly Choice[]) => choices.find(({ id }) => id === wanted);
