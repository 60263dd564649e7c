import { KEYWORDS, type KindId, type PlayKeyword } from './components/card-set.ts';
import { SECTORS, type SectorId } from './components/sectors.ts';
import * as moves from './moves.ts';
import type { Move, Use } from './types.ts';

const WORD = {
  playPlain: 'play-plain',
  layMineral: 'mineral',
  takeMineralBack: 'mineral-back',
  takeReserve: 'take-reserve',
  leaveReserve: 'leave-reserve',
  takeInfluence: 'spoils take',
  takeFromBank: 'spoils bank',
} as const satisfies Partial<Record<Move['type'], string>>;

/** One line per move: the verb, and what it is about. */
export function notate(move: Move): string {
  switch (move.type) {
    case 'chooseShip':
      return `ship ${move.ship}`;
    case 'placeShip':
      return `place ${move.sector}`;
    case 'move':
      return `move ${move.sector}`;
    case 'playPlain':
      return `${WORD.playPlain} ${move.card}`;
    case 'play':
    case 'buy':
    case 'refresh':
    case 'reserve':
    case 'destroy':
    case 'redeem':
    case 'lab':
    case 'vortex':
    case 'commit':
    case 'sacrifice':
      return `${move.type} ${move.card}`;
    case 'conquer':
      return move.pay === 'crypto' ? 'conquer crypto' : 'conquer';
    case 'reinforce':
      return `reinforce ${move.sector} ${move.defence}`;
    case 'attack':
      return `attack ${move.seat}`;
    case 'influence':
      return `influence ${move.price}`;
    case 'use':
      return ['use', move.does, move.from, move.card, move.sector].filter((word) => word !== undefined).join(' ');
    case 'layMineral':
    case 'takeMineralBack':
    case 'takeReserve':
    case 'leaveReserve':
    case 'takeInfluence':
    case 'takeFromBank':
      return WORD[move.type];
    default:
      return move.type;
  }
}

/** The move that a line stands for, by its form alone; nonsense stands for none. */
export function read(line: string): Move | undefined {
  const [verb = '', ...words] = line.split(' ');
  const move = READERS.get(verb)?.(words);
  return move && notate(move) === line ? move : undefined;
}

type Reader = (words: readonly string[]) => Move | undefined;

const only =
  (move: Move): Reader =>
  () =>
    move;

const ofCard =
  (moveWith: (card: KindId) => Move): Reader =>
  ([card]) =>
    card ? moveWith(card) : undefined;

const inSector =
  (moveIn: (sector: SectorId) => Move): Reader =>
  ([name]) => {
    const sector = sectorCalled(name);
    return sector && moveIn(sector);
  };

const withNumber =
  (moveWith: (number: number) => Move): Reader =>
  ([word]) => {
    const number = numberIn(word);
    return number === undefined ? undefined : moveWith(number);
  };

function sectorCalled(name: string | undefined): SectorId | undefined {
  return SECTORS.find((sector) => sector === name);
}

function numberIn(word: string | undefined): number | undefined {
  return word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : undefined;
}

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    ship: ofCard((ship) => ({ type: 'chooseShip', ship })),
    place: inSector((sector) => moves.placeShip[sector]),
    'take-reserve': only(moves.takeReserve),
    'leave-reserve': only(moves.leaveReserve),
    play: ofCard((card) => ({ type: 'play', card })),
    'play-plain': ofCard((card) => ({ type: 'playPlain', card })),
    buy: ofCard((card) => ({ type: 'buy', card })),
    refresh: ofCard((card) => ({ type: 'refresh', card })),
    move: inSector((sector) => moves.move[sector]),
    collect: only(moves.collect),
    explore: only(moves.explore),
    reserve: ofCard((card) => ({ type: 'reserve', card })),
    destroy: ofCard((card) => ({ type: 'destroy', card })),
    capture: only(moves.capture),
    redeem: ofCard((card) => ({ type: 'redeem', card })),
    conquer: ([pay]) => (pay === 'crypto' ? moves.conquerWithCrypto : moves.conquer),
    reinforce: ([name, word]) => {
      const [sector, defence] = [sectorCalled(name), numberIn(word)];
      return sector && defence !== undefined ? moves.reinforce(sector, defence) : undefined;
    },
    attack: withNumber(moves.attack),
    lab: ofCard((card) => ({ type: 'lab', card })),
    cache: only(moves.cache),
    vortex: ofCard((card) => ({ type: 'vortex', card })),
    influence: withNumber(moves.influence),
    mineral: only(moves.layMineral),
    'mineral-back': only(moves.takeMineralBack),
    end: only(moves.end),
    use: ([does, ...aim]) => readUse(does, aim),
    skip: only(moves.skip),
    commit: ofCard((card) => ({ type: 'commit', card })),
    ready: only(moves.ready),
    sacrifice: ofCard((card) => ({ type: 'sacrifice', card })),
    spoils: ([choice]) => (choice === 'take' ? moves.takeInfluence : moves.takeFromBank),
  }),
);

function readUse(name: string | undefined, aim: readonly string[]): Use | undefined {
  const does = PLAY_KEYWORDS.find((each) => each === name);
  return does && aimed(does, aim);
}

const PLAY_KEYWORDS = (Object.keys(KEYWORDS) as (keyof typeof KEYWORDS)[]).filter(
  (does): does is PlayKeyword => KEYWORDS[does].when === 'play' && does !== 'choose',
);

/** What an ability is aimed at: a sector, a card, a card in some place, a place, or nothing. */
function aimed(does: PlayKeyword, [first, second]: readonly string[]): Use | undefined {
  switch (does) {
    case 'move':
    case 'move-anywhere':
    case 'explore':
    case 'fortify': {
      const sector = sectorCalled(first);
      return sector && moves.useIn[does][sector];
    }
    case 'reserve':
    case 'refresh':
    case 'destroy-played':
    case 'reclaim':
      return first ? { type: 'use', does, card: first } : undefined;
    case 'scrap':
      return second ? { type: 'use', does, from: first === 'hand' ? 'hand' : 'discard', card: second } : undefined;
    case 'collect-or-cache':
      return { type: 'use', does, from: first === 'here' ? 'here' : 'cache' };
    default:
      return moves.use(does);
  }
}
