import { COLOURS, type Colour, TILES } from './components/chests.ts';
import { ACTIONS } from './components/dice.ts';
import { type Attack, CARRYING_AREAS, type Move } from './types.ts';

/** §2.10 What is picked where nothing can be. */
const NO_DICE = 'none';

/** One line per move. Seats and places count from 0. */
export function notate(move: Move): string {
  switch (move.type) {
    case 'pick':
      return `pick ${move.dice || NO_DICE}`;
    case 'turn':
    case 'bonus':
      return `${move.type} ${move.action}`;
    case 'keep':
      return `keep ${move.tile}`;
    case 'attack':
      return `attack ${move.target}${spoilsOf(move)}`;
    case 'perform':
    case 'forfeit':
      return move.type;
    case 'arrange':
      return `arrange ${move.area} ${move.chests.join(' ')}`;
    default:
      return move satisfies never;
  }
}

function spoilsOf({ chest, centre }: Attack): string {
  if (chest !== null) return ` chest ${chest}`;
  return centre === null ? '' : ` centre ${centre}`;
}

/** Undoes `notate`, by the form of the text alone: whether there are such dice or such a seat is another question. */
export function read(text: string): Move | undefined {
  const [verb = '', ...words] = text.split(' ');
  const move = READERS.get(verb)?.(words);
  return move && notate(move) === text ? move : undefined;
}

type Reader = (words: readonly string[]) => Move | undefined;

const READERS: ReadonlyMap<string, Reader> = new Map<Move['type'], Reader>([
  ['pick', ([dice = '']) => ({ type: 'pick', dice: dice === NO_DICE ? '' : dice })],
  ['turn', ([name]) => onAction('turn', name)],
  ['bonus', ([name]) => onAction('bonus', name)],
  ['perform', () => ({ type: 'perform' })],
  ['forfeit', () => ({ type: 'forfeit' })],
  ['keep', ([name]) => readKeep(name)],
  ['attack', readAttack],
  ['arrange', readOrder],
]);

function onAction(type: 'turn' | 'bonus', name?: string): Move | undefined {
  const action = ACTIONS.find((each) => each === name);
  return action && { type, action };
}

function readKeep(name?: string): Move | undefined {
  const tile = TILES.find((each) => each === name);
  return tile && { type: 'keep', tile };
}

function readAttack([seat = '', from, what = '']: readonly string[]): Move | undefined {
  const target = Number.parseInt(seat, 10);
  if (Number.isNaN(target)) return undefined;
  const chest = from === 'chest' ? Number.parseInt(what, 10) : null;
  return { type: 'attack', target, chest, centre: from === 'centre' ? readColour(what) : null };
}

function readColour(name: string): Colour | null {
  return COLOURS.find((each) => each === name) ?? null;
}

function readOrder([name, ...colours]: readonly string[]): Move | undefined {
  const area = CARRYING_AREAS.find((each) => each === name);
  return area && { type: 'arrange', area, chests: colours.map(readColour).filter((colour) => colour !== null) };
}
