import {
  type Ability,
  capturePriceOf,
  cardPriceOf,
  type Face,
  KEYWORDS,
  type Move,
  manoeuvreOn,
} from '@haven/tortuga-2199-rules';
import { abilityHint, type RuleId, refusalLine } from '@haven/tortuga-2199-text';
import type { Sum } from '@haven/ui-kit';
import { CardFace } from '../cards/card.tsx';
import type { Words } from '../words.ts';
import { movesWith, type Teller, type Topic } from './topic.ts';

/** A card in full: what it gives, what its abilities do, what it costs now and why, and what can be done with it. */
export function cardTopic(teller: Teller, face: Face): Topic {
  const { board, words } = teller;
  return {
    title: words.cardOf(face),
    picture: <CardFace face={face} size="large" seat={board.me ?? 0} />,
    lines: [...whatItDoes(words, face), ...idleNow(teller, face), ...whatItTakes(teller, face), originOf(words, face)],
    sums: [...priceSums(teller, face)],
    rules: rulesOf(face),
    moves: movesWith(teller, (move) => isAbout(move, face)),
  };
}

/** §3.11 What a Hunt card in hand brings both ways, as long as it can be redeemed. */
export function playOrRedeem(teller: Teller, face: Face): Topic | undefined {
  const { board, words } = teller;
  const redeem = `redeem ${face.id}`;
  if (!board.moves.has(redeem) || !board.moves.has(`play ${face.id}`)) return undefined;
  return {
    title: words.label('playOrRedeem', { card: words.cardOf(face) }),
    lines: [
      words.label('playKeeps'),
      words.label('redeemLeaves', { gain: words.word('resources.influence', { n: face.redeem ?? 0 }) }),
    ],
    rules: ['§3.11'],
    moves: movesWith(teller, (move) => BOTH.has(move.type) && isAbout(move, face)),
  };
}

const BOTH: ReadonlySet<Move['type']> = new Set(['play', 'playPlain', 'redeem']);

function whatItDoes(words: Words, face: Face): string[] {
  const { label, title, printedOn } = words;
  const printed = printedOn(face);
  const gives = givenBy(words, face);
  return [
    title(`decks.${face.deck}.name`),
    ...(face.deck === 'T' ? [label('soldAt_T')] : []),
    ...(printed === undefined ? [] : [printed]),
    gives.length > 0 ? label('givesPlayed', { gives: gives.join(' + ') }) : label('givesNothing'),
    ...face.abilities.map((ability) => abilityAtItsTime(words, ability)),
    inCombat(words, face),
  ];
}

/** §2.5 Whoever plays it now does without. */
function idleNow({ board, words }: Teller, face: Face): string[] {
  const isMeant = board.moves.has(`play ${face.id}`) && board.isIdle(face);
  return isMeant ? [words.label('idleNow')] : [];
}

function abilityAtItsTime({ label, say, word }: Words, ability: Ability): string {
  const when = word(`abilityTimes.${KEYWORDS[ability.does].when}`);
  return label('abilityAt', { when, what: say(abilityHint(ability)) });
}

function givenBy({ word }: Words, { crypto, manoeuvre }: Face): string[] {
  return [
    ...(crypto > 0 ? [word('resources.crypto', { n: crypto })] : []),
    ...(manoeuvre > 0 ? [word('resources.manoeuvre', { n: manoeuvre })] : []),
  ];
}

function inCombat({ label }: Words, face: Face): string {
  const n = manoeuvreOn([face]);
  return n > 0 ? label('countsInCombat', { n }) : label('notInCombat');
}

/** What is left of it, what it costs or is redeemed for, and why it cannot be bought now. */
function whatItTakes({ board, words }: Teller, face: Face): string[] {
  const { label, word } = words;
  const stock = face.deck === 'T' ? [label('copiesLeft', { count: board.view.piles[face.id] ?? 0 })] : [];
  const redeem =
    face.redeem === undefined ? [] : [label('redeemsFor', { gain: word('resources.influence', { n: face.redeem }) })];
  return [...stock, ...redeem, ...costLine({ board, words }, face), ...whyNotBuy({ board, words }, face)];
}

function costLine({ board, words: { label, word } }: Teller, face: Face): string[] {
  if (face.cost === undefined) return [];
  return [label('costsNow', { price: word('resources.crypto', { n: cardPriceOf(board.view, face) }) })];
}

/** Why a card of a market cannot be bought now. */
export function whyNotBuy({ board, words }: Teller, face: Face): string[] {
  const wish = `buy ${face.id}`;
  if (face.cost === undefined || board.asked?.type !== 'act' || canBuy({ board, words }, face)) return [];
  return [words.say(refusalLine(board.why(wish), board.view))];
}

/** Only what differs from what is printed needs a sum. */
function priceSums({ board: { view }, words: { label } }: Teller, face: Face): Sum[] {
  const isCreature = face.difficulty !== undefined;
  const printed = isCreature ? face.difficulty : face.price;
  const total = isCreature ? capturePriceOf(view, face) : cardPriceOf(view, face);
  if (printed === total || (!isCreature && face.cost === undefined)) return [];
  const terms = [
    { what: label('pricePrinted'), points: printed ?? 0 },
    { what: label('priceLess'), points: total - (printed ?? 0) },
  ];
  return [{ title: label(isCreature ? 'captureNow' : 'priceNow'), terms, total }];
}

function originOf({ word }: Words, { status }: Face): string {
  return word(`statuses.${status}.more`);
}

function rulesOf({ deck, cost, abilities }: Face): RuleId[] {
  const bought: RuleId[] = cost === undefined ? [] : ['§3.3'];
  const hunted: RuleId[] = deck === 'hunt' ? ['§3.10', '§3.11'] : [];
  return ['§3.2', ...bought, ...hunted, ...(abilities.length > 0 ? (['§2.5'] as const) : []), '§4.6'];
}

const canBuy = (teller: Teller, face: Face) =>
  movesWith(teller, (move) => move.type === 'buy' && isAbout(move, face)).size > 0;

function isAbout(move: Move, { id }: Face): boolean {
  return ('card' in move && move.card === id) || (move.type === 'chooseShip' && move.ship === id);
}
