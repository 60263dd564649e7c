import type { Deck, Face, SectorId } from '@haven/tortuga-2199-rules';
import type { GameIcon } from './game-icons.ts';

/** The picture on a card of the house set. */
const PORTRAIT: Readonly<Record<string, GameIcon>> = {
  mining: 'mining',
  manoeuvre: 'joystick',
  booster: 'rocket-thruster',
  hacker: 'cyber-eye',
  smuggler: 'cargo-crate',
  scout: 'spyglass',
  broker: 'cash',
  bodyguard: 'guards',
  quartermaster: 'checklist',
  'renegade-trooper': 'ray-gun',
  'shield-gunner': 'bolt-shield',
  'fort-engineer': 'gear-hammer',
  sapper: 'dynamite',
  'gunnery-officer': 'laser-turret',
  'boarding-master': 'grapple',
  'turncoat-colonel': 'rank-3',
  warlord: 'warlord-helmet',
  'lab-assistant': 'test-tubes',
  'field-analyst': 'microscope',
  'cryo-archivist': 'cryo-chamber',
  'drone-handler': 'delivery-drone',
  'simulation-officer': 'virtual-marker',
  'bio-sculptor': 'dna2',
  'chief-theorist': 'brain',
  professor: 'erlenmeyer',
  'ore-hauler': 'mine-wagon',
  driller: 'drill',
  'shop-steward': 'shaking-hands',
  assayer: 'scales',
  prospector: 'mining-helmet',
  foreman: 'gold-mine',
  'helium-magnate': 'crown-coin',
  mercenary: 'saber-and-pistol',
  'rift-runner': 'teleport',
  scavenger: 'recycle',
  saboteur: 'time-bomb',
  fence: 'swap-bag',
  assassin: 'hooded-assassin',
  'void-corsair': 'pirate-captain',
  bot: 'robot-antennas',
  'scrap-swarm': 'missile-swarm',
  mystic: 'third-eye',
  'void-ray': 'manta-ray',
  'dust-hydra': 'hydra',
  'phase-panther': 'saber-toothed-cat-head',
  'crystal-golem': 'crystal-growth',
  'rogue-sentinel': 'metal-golem-head',
  'nebula-leviathan': 'sea-serpent',
  kraken: 'giant-squid',
};

/** Cards of a set that is not ours carry the sign of the place they come from. */
const DECK_SIGN: Readonly<Record<Deck, GameIcon>> = {
  start: 'joystick',
  ship: 'scout-ship',
  T: 'trade',
  fortress: 'military-fort',
  lab: 'materials-science',
  mines: 'minerals',
  vortex: 'vortex',
  hunt: 'beast-eye',
};

export function portraitOf({ id, deck }: Pick<Face, 'id' | 'deck'>): GameIcon {
  return PORTRAIT[id] ?? DECK_SIGN[deck];
}

export function landmarkOf(sector: SectorId): GameIcon {
  if (sector === 'tortuga') return 'pirate-flag';
  if (sector.startsWith('post')) return 'trade';
  if (sector.startsWith('turrets')) return 'turret';
  return DECK_SIGN[sector as Deck];
}
