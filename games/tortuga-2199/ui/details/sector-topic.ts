import { listed } from '@haven/text-kit';
import {
  barrierToConquest,
  capturePriceOf,
  conquestPriceOf,
  faceOfToken,
  type Move,
  manoeuvrePriceOf,
  PRICE,
  SECTOR,
  type SectorId,
  sectorBonus,
  sectorOf,
  tileOf,
  turretsOf,
} from '@haven/tortuga-2199-rules';
import { moveLine, type Place, type RuleId, refusalLine, sectorStatus } from '@haven/tortuga-2199-text';
import type { Sum } from '@haven/ui-kit';
import { aimsAt } from '../actions/aim.ts';
import { inOrder } from '../actions/rows.ts';
import { conquestsNear } from '../conquests.ts';
import { movesWith, type Teller, type Topic } from './topic.ts';

/** A sector: how it stands, what it is good for, where its numbers come from, and what can be done there now. */
export function sectorTopic(teller: Teller, id: SectorId): Topic {
  const { board, words } = teller;
  const { view } = board;
  const place = placeOf(id);
  return {
    title: words.sectorOf(id),
    lines: [
      words.say(sectorStatus(view, id)),
      words.word(`places.${place}.about`),
      words.label('controlWorth', { n: tileOf(view, id).control }),
      words.label('adjacent', { sectors: listed(words.language, sectorOf(view, id).next.map(words.sectorOf)) }),
      ...barrier(teller, id),
      ...captureHint(teller, id),
      ...wayThere(teller, id),
      ...beyondMeans(teller, id),
    ],
    sums: [...captureSums(teller, id), conquestSum(teller, id), ...guardSums(teller, id)],
    rules: ['§5.1', '§3.12', '§4.8', RULE_OF[place]],
    moves: inOrder(movesWith(teller, (move) => isThere(teller, move, id))),
    market: SECTOR[id].sells,
  };
}

/** The same in few words, for those who hear the planet: its numbers, its neighbours, what can be done there. */
export function sectorNote(teller: Teller, id: SectorId): string {
  const { board, words } = teller;
  const { defence, next } = sectorOf(board.view, id);
  const deeds = [...movesWith(teller, (move) => isThere(teller, move, id)).values()];
  return [
    words.word(`places.${placeOf(id)}.about`),
    words.label('defenceNow', { n: defence }),
    words.label('controlWorth', { n: tileOf(board.view, id).control }),
    ...conquestWords(teller, id),
    words.label('adjacent', { sectors: listed(words.language, next.map(words.sectorOf)) }),
    ...(deeds.length > 0 ? [words.label('stillPossible', { actions: listed(words.language, deeds.map(said)) })] : []),
  ].join(' ');

  function said(move: Move): string {
    return words.say(moveLine(move, board.view));
  }
}

function placeOf(id: SectorId): Place {
  const { kind, sells } = SECTOR[id];
  if (kind !== 'special') return kind;
  return sells === 'T' ? 'tortuga' : sells;
}

const RULE_OF = {
  tortuga: '§5.7',
  post: '§5.6',
  turrets: '§5.9',
  fortress: '§5.3',
  lab: '§5.4',
  mines: '§5.5',
  vortex: '§5.8',
} as const satisfies Record<Place, RuleId>;

function barrier({ board: { view, me }, words }: Teller, id: SectorId): string[] {
  const refusal = me === null || sectorOf(view, id).owner === me ? undefined : barrierToConquest(view, me, id);
  return refusal ? [words.say(refusalLine(refusal, view))] : [];
}

/** §3.12 Where it could be done soon, as the map shows it; what a siege takes off is told by the sum alone. */
function conquestWords({ board: { view, me }, words }: Teller, id: SectorId): string[] {
  const conquest = view.turn.siege > 0 ? undefined : conquestsNear(view, me).get(id);
  if (conquest === undefined) return [];
  const price = words.word('resources.manoeuvre', { n: conquest.price });
  return [words.label('conquestCosts', { price, defence: sectorOf(view, id).defence })];
}

/** §3.10 Only those who explored it know what a creature takes and brings. */
function captureHint({ board: { view }, words }: Teller, id: SectorId): string[] {
  const { hunt } = sectorOf(view, id);
  if (hunt === null) return [];
  const { difficulty = 0, redeem = 0 } = faceOfToken(view, hunt);
  return [words.label('spottedWorth', { difficulty, redeem })];
}

/** §3.5 As long as it cannot be reached by one move. */
function wayThere({ board, words: { label, word } }: Teller, id: SectorId): string[] {
  const { view, own, moves, asked } = board;
  const isOut = own?.at !== null && own?.at !== id;
  if (asked?.type !== 'act' || !isOut || moves.has(`move ${id}`)) return [];
  return [label('wayThere', { price: word('resources.manoeuvre', { n: PRICE.move }), have: view.turn.manoeuvre })];
}

/** What would be done where the spaceship is if there were anything left to pay it with. */
function beyondMeans({ board, words }: Teller, id: SectorId): string[] {
  const { own, moves, asked, why } = board;
  if (asked?.type !== 'act' || own?.at !== id) return [];
  const wishes = (['collect', 'explore'] as const).filter(
    (wish) => !moves.has(wish) && why(wish).code === 'too-few-manoeuvre',
  );
  if (wishes.length === 0) return [];
  const actions = listed(
    words.language,
    wishes.map((wish) => words.word(`actions.${wish}.label`)),
  );
  return [words.label('beyondMeans', { price: words.word('resources.manoeuvre', { n: PRICE.collect }), actions })];
}

/** §3.10 Its difficulty, less what is taken off this turn. */
function captureSums({ board: { view }, words }: Teller, id: SectorId): Sum[] {
  const { hunt } = sectorOf(view, id);
  if (hunt === null) return [];
  const face = faceOfToken(view, hunt);
  const total = capturePriceOf(view, face);
  const difficulty = face.difficulty ?? 0;
  const terms = [
    { what: words.cardOf(face), points: difficulty },
    { what: words.label('priceLess'), points: total - difficulty },
  ];
  return [{ title: words.label('captureNow'), terms: terms.filter(({ points }) => points !== 0), total }];
}

/** §3.12 One more than the defence; §8.3.11 less what a siege takes off. */
function conquestSum({ board: { view }, words: { label } }: Teller, id: SectorId): Sum {
  const { defence } = sectorOf(view, id);
  const start = tileOf(view, id).firstPrice - 1;
  const price = conquestPriceOf(view, id);
  const total = manoeuvrePriceOf(view, id);
  const terms = [
    { what: label('defenceStart'), points: start },
    { what: label('defenceRaised'), points: defence - start },
    { what: label('conquestOne'), points: price - defence },
    { what: label('conquestSiege'), points: total - price },
  ];
  return { title: label('conquestNow'), terms: terms.filter(({ points }) => points !== 0), total };
}

/** What whoever controls it counts in combat there before any card is laid. */
function guardSums({ board: { view }, words: { label, nameOf } }: Teller, id: SectorId): Sum[] {
  const { owner } = sectorOf(view, id);
  if (owner === null) return [];
  const terms = [
    { what: label('halfDefence'), points: sectorBonus(view, { defender: owner, sector: id }) },
    { what: label('turretTokens'), points: turretsOf(view, owner) },
  ].filter(({ points }) => points !== 0);
  const total = terms.reduce((sum, { points }) => sum + points, 0);
  return total === 0 ? [] : [{ title: label('guardHere', { seat: nameOf(owner) }), terms, total }];
}

const HERE: ReadonlySet<Move['type']> = new Set([
  'collect',
  'explore',
  'capture',
  'conquer',
  'attack',
  'influence',
  'cache',
  'lab',
  'vortex',
  'refresh',
]);

/** Aimed at it, or done where the spaceship is. */
function isThere({ board: { own } }: Teller, move: Move, id: SectorId): boolean {
  if (move.type === 'reinforce') return move.sector === id;
  return aimsAt(move) === id || (own?.at === id && HERE.has(move.type));
}
