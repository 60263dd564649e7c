import type { Refusal } from '@haven/kit';
import { paymentOf, tooFewCrypto, tooFewManoeuvre } from '../actions/payment.ts';
import { kindOf } from '../components/card-index.ts';
import {
  type Ability,
  amountOf,
  isMet,
  keywordOf,
  optionsAmong,
  optionsOf,
  type PlayKeyword,
  type Price,
  ruleOfKeyword,
} from '../components/card-set.ts';
import { gainInfluence, isOver } from '../ending/influence.ts';
import { notate } from '../notation.ts';
import { because } from '../refusals.ts';
import { noPlace } from '../sectors/sectors.ts';
import type { CardId, Seat, State, Turn, Use } from '../types.ts';
import type { AbilityRules, Used } from './ability-rules.ts';
import { ACTION_KEYWORDS } from './action-keywords.ts';
import { countFor } from './counts.ts';
import { GAIN_KEYWORDS } from './gain-keywords.ts';

/** §8.3 The one executor: every keyword that works when a card is played. */
const PLAY: Readonly<Record<PlayKeyword, AbilityRules>> = { ...ACTION_KEYWORDS, ...GAIN_KEYWORDS };

/** A card just played, and the abilities that are left of it. */
export interface Rest {
  readonly card: CardId;
  readonly left: readonly Ability[];
}

/** The abilities on a card’s face work when it is played; §2.9 those for fights never come here. */
function rulesOf({ does }: Ability): AbilityRules {
  return PLAY[does as PlayKeyword];
}

function usedBy(state: State, seat: Seat, { card, ability }: { card: CardId; ability: Ability }): Used {
  return { seat, card, n: amountOf(ability, countFor(state, seat)) };
}

/** What a captain may do with these abilities of a card. */
export function usesOf(state: State, seat: Seat, { card, left }: Rest): Use[] {
  const uses: Use[] = [];
  for (const ability of optionsAmong(left)) uses.push(...usesFor(state, seat, { card, ability }));
  return uses;
}

function usesFor(state: State, seat: Seat, about: { card: CardId; ability: Ability }): Use[] {
  const { ability } = about;
  if (barrierToAbility(state, seat, ability) !== undefined) return [];
  const used = usedBy(state, seat, about);
  return used.n === 0 ? [] : rulesOf(ability).uses(state, used);
}

/** §8.3.39 What the abilities that could be used now cost in Crypto. */
export function cryptoPricesOf(state: State, seat: Seat, { card, left }: Rest): number[] {
  return optionsAmong(left).flatMap((ability) => {
    const { pays } = ability;
    if (pays === undefined || !('crypto' in pays)) return [];
    return usesFor(state, seat, { card, ability }).length > 0 ? [pays.crypto] : [];
  });
}

/** §8.3.40 The condition on the card, and what the keyword itself needs. */
function unfulfilled(state: State, seat: Seat, ability: Ability): Refusal | undefined {
  const { needs } = keywordOf(ability.does);
  if (needs === 'war' && state.options.scenario === 'peaceful') return PEACEFUL;
  const homeless = needs === 'place' ? noPlace(state, seat) : undefined;
  return homeless ?? (isMet(ability.if, countFor(state, seat)) ? undefined : UNMET);
}

const PEACEFUL = because('peaceful', '§7.2.1');
const UNMET = because('condition-unmet', '§8.3.40');

/** §8.3.39 */
function tooDear(state: State, seat: Seat, price: Price | undefined): Refusal | undefined {
  if (price === undefined) return undefined;
  return 'crypto' in price
    ? tooFewCrypto(state, seat, { price: price.crypto, rule: '§8.3.39' })
    : tooFewManoeuvre(state, { price: price.manoeuvre, rule: '§8.3.39' });
}

/** What keeps a captain from this use of what is left of a card. */
export function barrierToUse(state: State, seat: Seat, { card, left, choice }: AbilityChoice): Refusal | undefined {
  const ability = optionsAmong(left).find(({ does }) => does === choice.does);
  if (ability === undefined) return because('not-on-card', '§2.5', { card: kindOf(card) });
  return barrierToAbility(state, seat, ability) ?? wrongAim(usesFor(state, seat, { card, ability }), choice);
}

function barrierToAbility(state: State, seat: Seat, ability: Ability): Refusal | undefined {
  return unfulfilled(state, seat, ability) ?? tooDear(state, seat, ability.pays);
}

function wrongAim(uses: readonly Use[], choice: Use): Refusal | undefined {
  if (uses.length === 0) return because('no-effect', ruleOfKeyword(choice.does));
  const isThere = uses.some((use) => notate(use) === notate(choice));
  return isThere ? undefined : because('out-of-reach', ruleOfKeyword(choice.does));
}

/** Whether playing the card with its ability differs from playing it without. */
export function wouldHelp(state: State, seat: Seat, { card, left }: Rest): boolean {
  return optionsAmong(left).some((ability) => usesFor(state, seat, { card, ability }).length > 0);
}

export interface AbilityChoice extends Rest {
  readonly choice: Use;
}

/** Carries out one ability, or one time of it, and tells what is left of the card. */
export function useAbility(turn: Turn, seat: Seat, { card, choice, left }: AbilityChoice): readonly Ability[] {
  const whole = left.find((each) => optionsOf(each).some(({ does }) => does === choice.does));
  const ability = whole && optionsOf(whole).find(({ does }) => does === choice.does);
  if (ability === undefined) throw new Error(`${card} has no ${choice.does} left`);
  const used = usedBy(turn.state, seat, { card, ability });
  if (ability.pays) pay(turn, seat, { card, price: ability.pays });
  rulesOf(ability).use(turn, used, choice);
  if (ability.gives) give(turn, seat, { card, ability });
  return left.flatMap((each) => (each === whole ? onceMore(ability) : [each]));
}

/** §8.3.38 An ability of several times has one less. */
function onceMore(ability: Ability): Ability[] {
  const { n = 1 } = ability;
  return keywordOf(ability.does).number === 'times' && n > 1 ? [{ ...ability, n: n - 1 }] : [];
}

function pay(turn: Turn, seat: Seat, { card, price }: { card: CardId; price: Price }): void {
  const paid = 'crypto' in price ? paymentOf(turn.state, price.crypto) : { crypto: 0, minerals: 0 };
  const manoeuvre = 'manoeuvre' in price ? price.manoeuvre : 0;
  turn.emit({ type: 'abilityPaid', seat, card, manoeuvre, ...paid });
}

/** §8.3.42 What the card that was destroyed is good for. */
function give(turn: Turn, seat: Seat, { card, ability }: { card: CardId; ability: Ability }): void {
  const { crypto = 0, manoeuvre = 0, influence = 0 } = ability.gives ?? {};
  if (crypto + manoeuvre > 0) turn.emit({ type: 'resourcesGained', seat, crypto, manoeuvre, by: card });
  gainInfluence(turn, seat, { source: 'abilities', points: influence });
}

/** §2.5 Nothing is to be decided: as often as it may be used. */
export function useAtOnce(turn: Turn, seat: Seat, { card, left }: Rest): void {
  const [choice] = usesOf(turn.state, seat, { card, left });
  if (choice === undefined || isOver(turn.state)) return;
  useAtOnce(turn, seat, { card, left: useAbility(turn, seat, { card, left, choice }) });
}
