import {
  capturePriceOf,
  cardPriceOf,
  effectInFight,
  type Face,
  faceNamed,
  type KindId,
  manoeuvrePriceOf,
  PRICE,
  type Seat,
  type SectorId,
  SIDES,
  type Side,
  sectorBonus,
  tileOf,
  turretsOf,
  type View,
} from '@haven/tortuga-2199-rules';
import type { Diagram, DiagramRow, Language, ShownThing, Sum, SumTerm } from '@haven/ui-kit';
import { type Words, wordsIn } from '../words.ts';
import { referenceTexts } from './labels.ts';
import { stillView, viewFor } from './still-table.ts';

/** Whoever draws a diagram: the words, and the cards of the house. */
interface Pen {
  readonly words: Words;
  readonly view: View;
}

function penIn(language: Language): Pen {
  return { words: wordsIn(language), view: stillView() };
}

const textsOf = ({ words }: Pen) => referenceTexts[words.language];

function cards({ words, view }: Pen, kinds: readonly KindId[]): ShownThing[] {
  return kinds.map((kind) => ({ about: `card ${kind}`, name: words.cardOf(faceNamed(view, kind)) }));
}

function sector({ words }: Pen, about: string, id: SectorId): ShownThing {
  return { about, name: words.sectorOf(id) };
}

/** What some cards have of something, card by card. */
function sumOn({ words, view }: Pen, kinds: readonly KindId[], of: 'crypto' | 'manoeuvre'): Sum {
  const faces = kinds.map((kind) => faceNamed(view, kind)).filter((face) => face[of] > 0);
  const terms = faces.map((face) => ({ what: words.cardOf(face), points: face[of] }));
  return summed(words.title(`names.${of}`), merged(terms));
}

function summed(title: string, terms: readonly SumTerm[]): Sum {
  return { title, terms, total: terms.reduce((sum, { points }) => sum + points, 0) };
}

/** Equal cards are one term. */
function merged(terms: readonly SumTerm[]): SumTerm[] {
  const names = [...new Set(terms.map(({ what }) => what))];
  return names.map((what) => {
    const own = terms.filter((term) => term.what === what);
    const points = own.reduce((sum, term) => sum + term.points, 0);
    return { what: own.length > 1 ? `${what} ×${own.length}` : what, points };
  });
}

function prices({ words, view }: Pen, kinds: readonly KindId[]): Sum {
  const faces = kinds.map((kind) => faceNamed(view, kind));
  const terms = faces.map((face) => ({ what: words.cardOf(face), points: cardPriceOf(view, face) }));
  return summed(words.title('names.crypto'), merged(terms));
}

/** §3.3 The first turn: five cards make four Crypto and one Manoeuvre. */
function firstTurn(pen: Pen): DiagramRow[] {
  const { word } = pen.words;
  const mining = ['mining', 'mining', 'mining', 'mining'];
  return [
    { title: word('actions.play.label'), things: cards(pen, mining), sum: sumOn(pen, mining, 'crypto') },
    {
      title: word('actions.move.label'),
      things: cards(pen, ['manoeuvre']),
      sum: sumOn(pen, ['manoeuvre'], 'manoeuvre'),
    },
    {
      title: word('actions.buy.label'),
      things: cards(pen, ['hacker', 'hacker']),
      sum: prices(pen, ['hacker', 'hacker']),
    },
  ];
}

/** §3.6.1 A Minerals token pays a part. */
function hunt(pen: Pen): DiagramRow[] {
  const { word, title } = pen.words;
  const mineral = { about: 'minerals', name: title('names.minerals') };
  const paid = [...sumOn(pen, ['mining'], 'crypto').terms, { what: mineral.name, points: 1 }];
  return [
    { title: word('actions.collect.label'), things: [sector(pen, 'sector post-0', 'post-0'), mineral] },
    {
      title: word('actions.explore.label'),
      things: [sector(pen, 'sector vortex - 4 bot', 'vortex'), ...cards(pen, ['bot'])],
    },
    {
      title: word('actions.buy.label'),
      things: cards(pen, ['mercenary']),
      sum: prices(pen, ['mercenary']),
    },
    {
      title: title('names.pool'),
      things: [...cards(pen, ['mining']), mineral],
      sum: summed(title('names.crypto'), paid),
    },
  ];
}

/** §3.8, §3.9 Two Crypto reserve a card, two Manoeuvre destroy one. */
function betterDeck(pen: Pen): DiagramRow[] {
  const { word, title } = pen.words;
  const price = (of: 'crypto' | 'manoeuvre', n: number) => summed(title(`names.${of}`), [{ what: '', points: n }]);
  return [
    {
      title: word('actions.play.label'),
      things: cards(pen, ['mining', 'mining']),
      sum: sumOn(pen, ['mining', 'mining'], 'crypto'),
    },
    { title: word('actions.reserve.label'), things: cards(pen, ['manoeuvre']), sum: price('crypto', PRICE.reserve) },
    {
      title: title('names.played'),
      things: cards(pen, ['manoeuvre', 'manoeuvre']),
      sum: sumOn(pen, ['manoeuvre', 'manoeuvre'], 'manoeuvre'),
    },
    { title: word('actions.destroy.label'), things: cards(pen, ['mining']), sum: price('manoeuvre', PRICE.destroy) },
  ];
}

const CONQUERED = 'sector post-2 1 5';

/** §3.10, §3.12 Eight Manoeuvre for a creature and a sector. */
function capture(pen: Pen): DiagramRow[] {
  const { words, view } = pen;
  const played = ['manoeuvre', 'manoeuvre', 'manoeuvre', 'bodyguard', 'mercenary'];
  const bot = faceNamed(view, 'bot');
  const price = manoeuvrePriceOf(viewFor(view, CONQUERED), 'post-2');
  const one = (what: string, points: number) => summed(words.title('names.manoeuvre'), [{ what, points }]);
  return [
    { title: words.word('actions.play.label'), things: cards(pen, played), sum: sumOn(pen, played, 'manoeuvre') },
    {
      title: words.word('actions.capture.label'),
      things: cards(pen, ['bot']),
      sum: one(words.cardOf(bot), capturePriceOf(view, bot)),
    },
    {
      title: words.word('actions.conquer.label'),
      things: [sector(pen, CONQUERED, 'post-2')],
      sum: one(words.sectorOf('post-2'), price),
    },
  ];
}

/** Two sides of a combat, and where it is fought. */
export interface Clash extends Readonly<Record<Side, readonly KindId[]>> {
  readonly about: string;
  readonly sector: SectorId;
  /** Turrets sectors of the attacker, as they stand. */
  readonly turrets?: string;
}

export const ATTACK: Clash = {
  about: 'sector mines 1 5',
  sector: 'mines',
  attack: ['bodyguard', 'bodyguard', 'mercenary'],
  defence: ['scout', 'scout', 'manoeuvre'],
};

export const DEFENCE: Clash = {
  about: 'sector lab 1 5',
  sector: 'lab',
  attack: ['renegade-trooper', 'saboteur'],
  defence: ['shield-gunner', 'scout'],
  turrets: 'sector turrets-1 0 3',
};

const SEAT_OF: Readonly<Record<Side, Seat>> = { attack: 0, defence: 1 };

/** §4.6 to §4.8 What both sides count, line by line. */
function clash(pen: Pen, fight: Clash): DiagramRow[] {
  const { words } = pen;
  const heads = { attack: words.title('names.attacker'), defence: words.title('names.defender') };
  const sides = SIDES.map((side) => ({
    title: heads[side],
    things: [...cards(pen, fight[side]), ...turretsOn(pen, fight, side)],
    sum: summed(words.title('names.total'), linesOf(pen, fight, side)),
  }));
  return [...sides, { title: words.title('names.sector'), things: [sector(pen, fight.about, fight.sector)] }];
}

function turretsOn(pen: Pen, { turrets }: Clash, side: Side): ShownThing[] {
  return side === 'attack' && turrets !== undefined ? [sector(pen, turrets, 'turrets-1')] : [];
}

/** Each card's Manoeuvre, then its ability, what the other side takes off, tokens and walls. */
function linesOf({ words, view }: Pen, fight: Clash, side: Side): SumTerm[] {
  const table = viewFor(viewFor(view, fight.about), fight.turrets ?? '');
  const seat = SEAT_OF[side];
  const [own, other] = [fight[side], fight[side === 'attack' ? 'defence' : 'attack']];
  const facesOf = (kinds: readonly KindId[]) => kinds.map((kind) => faceNamed(table, kind));
  const strength = facesOf(own).map((face) => ({ what: words.cardOf(face), points: face.manoeuvre }));
  const lines = [
    { what: words.title('names.ability'), points: effectOf(facesOf(own), side, 'abilities') },
    {
      what: words.cardOf(weakenerIn(facesOf(other))),
      points: 0 - effectOf(facesOf(other), otherSide(side), 'weakens'),
    },
    { what: words.label('turretTokens'), points: turretsOf(table, seat) },
    {
      what: words.label('halfDefence'),
      points: side === 'defence' ? sectorBonus(table, { defender: seat, sector: fight.sector }) : 0,
    },
  ];
  return [...merged(strength), ...lines.filter(({ points }) => points !== 0)];
}

const otherSide = (side: Side): Side => (side === 'attack' ? 'defence' : 'attack');

const weakenerIn = (faces: readonly Face[]): Face => {
  const weakener = faces.find(({ inFight }) => inFight.some(({ does }) => does === 'weaken')) ?? faces[0];
  if (weakener === undefined) throw new Error('nobody fights without a card');
  return weakener;
};

function effectOf(faces: readonly Face[], side: Side, on: 'abilities' | 'weakens'): number {
  const effects = faces.flatMap(({ inFight }) =>
    inFight.map((ability) => effectInFight(ability, { side, count: () => 0 })),
  );
  return effects.reduce((sum, effect) => sum + (effect?.on === on ? effect.points : 0), 0);
}

/** §6.1 What fifteen Influence are made of. */
function counting(pen: Pen): DiagramRow[] {
  const { words, view } = pen;
  const influence = words.title('names.influence');
  const held = ['post-2', 'turrets-3', 'vortex'] as const;
  const redeemed = ['kraken', 'dust-hydra'].map((kind) => faceNamed(view, kind));
  const worth = (face: Face) => ({ what: words.cardOf(face), points: face.redeem ?? 0 });
  const tokens = [
    { what: words.word('ledger.captures'), points: 3 },
    ...redeemed.map(worth),
    { what: words.word('ledger.fights'), points: 1 },
  ];
  const control = held.map((id) => ({ what: words.sectorOf(id), points: tileOf(view, id).control }));
  return [
    { title: textsOf(pen).inTokens, things: cards(pen, ['kraken', 'dust-hydra']), sum: summed(influence, tokens) },
    {
      title: textsOf(pen).controlled,
      things: held.map((id) => sector(pen, `sector ${id} 0 ${tileOf(view, id).firstPrice}`, id)),
      sum: summed(influence, control),
    },
    {
      title: textsOf(pen).hand,
      things: cards(pen, ['broker', 'broker', 'mining', 'bot']),
      sum: summed(influence, [{ what: words.word('ledger.bought'), points: 1 }, worth(faceNamed(view, 'bot'))]),
    },
  ];
}

const FALLEN = 'sector tortuga 0 15';

/** §6.4 Eleven against eleven: the conqueror of Tortuga wins. */
function tortugaFalls(pen: Pen): DiagramRow[] {
  const { words, view } = pen;
  const influence = words.title('names.influence');
  const golem = faceNamed(view, 'crystal-golem');
  const before = (points: number) => ({ what: influence, points });
  return [
    {
      title: words.word('actions.conquer.label'),
      things: [sector(pen, FALLEN, 'tortuga')],
      sum: summed(influence, [before(8), { what: words.sectorOf('tortuga'), points: tileOf(view, 'tortuga').control }]),
    },
    {
      title: textsOf(pen).rivals,
      things: cards(pen, ['crystal-golem']),
      sum: summed(influence, [before(9), { what: words.cardOf(golem), points: golem.redeem ?? 0 }]),
    },
  ];
}

/** In the order of the guide's examples. */
const DRAWN: readonly ((pen: Pen) => DiagramRow[])[] = [
  firstTurn,
  hunt,
  betterDeck,
  capture,
  (pen) => clash(pen, ATTACK),
  (pen) => clash(pen, DEFENCE),
  counting,
  tortugaFalls,
];

export const diagrams: readonly Diagram[] = DRAWN.map((draw, example) => ({
  example,
  rows: (language) => draw(penIn(language)),
}));
