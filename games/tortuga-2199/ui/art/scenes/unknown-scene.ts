import type { Face, Keyword } from '@haven/tortuga-2199-rules';
import * as beasts from './beasts.ts';
import type { Drawing, Dress } from './palette.ts';
import * as people from './people.ts';
import type { Scene } from './scenes.ts';
import * as things from './things.ts';

export type Pictured = Pick<Face, 'id' | 'deck' | 'abilities' | 'crypto'>;

/** What somebody carries who does this. */
const THING: Readonly<Record<Keyword, Drawing>> = {
  draw: things.LEDGER,
  move: things.SPEED,
  'move-anywhere': things.SPEED,
  collect: things.DRILL,
  'from-cache': things.MINE_CART,
  'collect-or-cache': things.PICKAXE,
  reserve: things.CRYO_TUBE,
  explore: things.DRONE,
  scrap: things.JUNK,
  fortify: things.WRENCH,
  siege: things.DYNAMITE,
  'cash-in': things.COINS,
  tribute: things.COINS,
  refresh: things.SCALES,
  lobby: things.COIN_BAG,
  'trade-anywhere': things.SWAG,
  attack: things.RIFLE,
  defend: things.ENERGY_SHIELD,
  combat: things.SABRE,
  turrets: things.TURRET,
  weaken: things.BOMB,
  carnage: things.DAGGERS,
  'gain-crypto': things.COINS,
  'gain-manoeuvre': things.SPYGLASS,
  'gain-influence': things.MEDALS,
  'destroy-played': things.JUNK,
  reclaim: things.GRAPPLE,
  'cheaper-cards': things.COIN_BAG,
  'cheaper-captures': things.CANNON,
  'cheaper-defence': things.CHART_BOARD,
  'buy-to-hand': things.CRATES,
  'rivals-discard': things.HOLO_DESK,
  'rivals-lose-minerals': things.MINE_CART,
  choose: things.HOLO_WORLD,
  spoils: things.SWAG,
  save: things.HELIX,
  'draw-after': things.TEST_TUBES,
};

const CLOTHES = [people.COAT, people.ARMOUR, people.OVERALLS, people.SUIT, people.FURS];
const FACES = [people.FACE, people.GRIM_FACE];
const HEADS = [people.SHORT_HAIR, people.BUN, people.WILD_HAIR, people.PARTED_HAIR, people.OFFICER_CAP, people.BANDANA];
const EXTRAS = [[], people.GLASSES, people.GOGGLES, people.CYBER_EYE, people.SCARF, people.HEADSET, people.MOUSTACHE];
const BEASTS = [beasts.VOID_RAY, beasts.DUST_HYDRA, beasts.PHASE_PANTHER, beasts.KRAKEN, beasts.NEBULA_LEVIATHAN];
const SKINS = ['#e6bc98', '#c98d68', '#a8704e', '#7a4a34'];
const HAIRS = ['#1c1418', '#6a3a22', '#c9622a', '#d8cfc0', '#3a2a6e'];
const COATS = ['#33478c', '#7a3b52', '#3f6a58', '#7a5a34', '#50307e'];

/** A card that the house does not know: somebody of that place, always the same, with what the card is for. */
export function unknownScene(card: Pictured): Scene {
  const dress = dressOf(card);
  if (card.deck === 'hunt') return { dress, drawings: [chosen(BEASTS, card, 1)] };
  const person = [chosen(CLOTHES, card, 1), chosen(FACES, card, 2), chosen(HEADS, card, 3), chosen(EXTRAS, card, 4)];
  return { dress, drawings: [...person, thingOf(card)] };
}

function dressOf(card: Pictured): Dress {
  return { skin: chosen(SKINS, card, 5), hair: chosen(HAIRS, card, 6), coat: chosen(COATS, card, 7) };
}

function thingOf({ abilities, crypto }: Pictured): Drawing {
  const [first] = abilities;
  if (first) return THING[first.does];
  return crypto > 0 ? things.COINS : things.SPYGLASS;
}

function chosen<T>(list: readonly T[], { id }: Pictured, salt: number): T {
  const [usual] = list;
  const found = list[hashOf(`${salt}${id}`) % list.length] ?? usual;
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

function hashOf(text: string): number {
  return [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );
}
