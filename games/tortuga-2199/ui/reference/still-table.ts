import { simRng } from '@haven/kit';
import {
  type CardSet,
  type Options,
  readCardSet,
  SECTORS,
  type SectorId,
  sectorOf,
  tokenOf,
  tortuga2199,
  type View,
} from '@haven/tortuga-2199-rules';
import type { Language } from '@haven/ui-kit';
import { topicOf } from '../details/about.ts';
import type { Teller, Topic } from '../details/topic.ts';
import { wordsIn } from '../words.ts';

const SEATS = 4;
const SEED = 2199;

/** A table before the first move, with the cards of the house or a set of one's own; a set that is wrong changes nothing. */
export function stillView(document?: unknown): View {
  const read = document === undefined || document === null ? undefined : readCardSet(document);
  return read !== undefined && 'set' in read ? viewWith(read.set) : HOUSE;
}

const HOUSE = viewWith(null);

function viewWith(cardSet: CardSet | null): View {
  const options: Options = { scenario: 'standard', map: 'nestled', cardSet };
  return tortuga2199.view(tortuga2199.setup(SEATS, options, simRng(SEED)), 'spectator');
}

/** A sector as it is told of: `sector mines 1 5` is controlled by seat 1 with a defence of 5, `sector vortex - 4 bot` has the explored Bot. */
export function viewFor(view: View, about: string): View {
  const [kind, id, owner, defence, creature] = about.split(' ');
  if (kind !== 'sector' || owner === undefined || !isSector(id)) return view;
  const found = creature === undefined ? {} : { hasHunt: true, hunt: tokenOf(creature), explored: [0] };
  const stands = { owner: owner === '-' ? null : Number(owner), defence: Number(defence) };
  return { ...view, sectors: { ...view.sectors, [id]: { ...sectorOf(view, id), ...stands, ...found } } };
}

export const isSector = (id: string | undefined): id is SectorId => SECTORS.some((each) => each === id);

/** Nobody sits at this table: nothing can be done, and everything can be asked. */
function tellerOf(view: View, language: Language): Teller {
  const board = { ...NOBODY, view, moves: new Map() };
  return { board, words: wordsIn(language) };
}

const NOBODY = {
  me: null,
  own: null,
  asked: undefined,
  why: () => ({ code: 'illegal-move' }),
  isIdle: () => false,
};

export function topicsOn(view: View, language: Language): (about: string) => Topic | undefined {
  return (about) => {
    const topic = topicOf(tellerOf(viewFor(view, about), language))(about);
    if (topic === undefined) return undefined;
    const { moves: _moves, market: _market, ...told } = topic;
    return told;
  };
}
