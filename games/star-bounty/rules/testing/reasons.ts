import { currentStep } from '@haven/kit';
import type { Reasons, Refused } from '@haven/kit/testing';
import { PART, type Part, type System } from '../components/cards.ts';
import type { Move, StarBounty, State, Step } from '../types.ts';

type Case = Refused<StarBounty>;

const stepOf = ({ state }: Case): Step['type'] | undefined => currentStep(state)?.type;
const isAtShop = (refused: Case) => stepOf(refused) === 'enterprise';
const wants = ({ move }: Case, ...types: readonly Move['type'][]) => types.includes(move.type);
const partOf = ({ move }: Case): Part | undefined => ('part' in move ? move.part : undefined);
const holds = <Card>(cards: readonly Card[], card: Card | undefined) => card !== undefined && cards.includes(card);

/** The system that a drone or a part is for, and the one that the refusal names. */
function systemIn(refused: Case): System | undefined {
  const { move, refusal } = refused;
  const part = partOf(refused);
  const system = move.type === 'drone' ? move.system : part && PART[part].system;
  return refusal.values?.system === system ? system : undefined;
}

const SUIT = { shields: 'D', ballistics: 'C', engines: 'S' } as const satisfies Record<System, string>;
const isOff = ({ battle }: State, system: System | undefined) =>
  system !== undefined && battle?.enemy.endsWith(SUIT[system]) === true;

const alive = ({ state }: Case) => state.collection.filter((taken) => taken.alive).map((taken) => taken.card);

/** Steps that a player is not in when such a move is wished. */
const STEPS_OF: Partial<Record<Move['type'], readonly Step['type'][]>> = {
  engage: ['engage'],
  fire: ['fire'],
  strike: ['volley'],
  brace: ['brace'],
  endure: ['impact'],
  reengage: ['reengage'],
  improvise: ['fire', 'volley', 'brace', 'impact'],
  drone: ['fire', 'volley', 'brace', 'impact'],
};

/** What must be true where a wish is refused, told from the position alone. */
export const reasons: Reasons<StarBounty> = {
  'already-boosted': (refused) => holds(refused.state.drones.assigned, systemIn(refused)),
  'back-room-empty': ({ state, ...refused }) =>
    isAtShop({ state, ...refused }) && state.shopPile.length === 0 && state.salvage.length === 0,
  'enemy-locked': (refused) => wants(refused, 'engage') && refused.state.battle !== null,
  'hand-full': (refused) => wants(refused, 'buy') && refused.state.hand.length === 7,
  'hand-not-full': (refused) => wants(refused, 'buyFit') && refused.state.hand.length < 7,
  'life-full': (refused) => wants(refused, 'heal') && isAtShop(refused) && refused.state.life === 10,
  'no-drone': (refused) => wants(refused, 'drone') && refused.state.drones.ready === 0,
  'no-flight-now': (refused) =>
    wants(refused, 'flee') &&
    alive(refused).length > 0 &&
    !refused.state.agenda.some((step) => step.type === 'reengage' || (step.type === 'engage' && step.mayFlee)),
  'no-prisoner': (refused) => wants(refused, 'flee') && alive(refused).length === 0,
  'not-asked': (refused) => {
    const [step, steps] = [stepOf(refused), STEPS_OF[refused.move.type]];
    return step !== undefined && steps !== undefined && !steps.includes(step);
  },
  'not-at-enterprise': (refused) =>
    !isAtShop(refused) && wants(refused, 'sell', 'heal', 'buy', 'buyFit', 'fit', 'drop', 'backRoom', 'repair', 'leave'),
  'not-collected': ({ state, move }) =>
    move.type === 'sell' && state.collection.every((taken) => taken.card !== move.card),
  'not-in-battle': (refused) => wants(refused, 'improvise', 'drone') && refused.state.battle === null,
  'not-in-front-row': ({ state, move }) =>
    move.type === 'engage' && state.battle === null && state.rows[0]?.enemies.includes(move.enemy) === false,
  'not-in-hand': (refused) => wants(refused, 'improvise', 'fit', 'drop') && !holds(refused.state.hand, partOf(refused)),
  'not-next': (refused) => {
    const [part, system, next] = [partOf(refused), systemIn(refused), refused.refusal.values?.next];
    return !!part && !!system && next === refused.state.systems[system] + 1 && PART[part].value !== next;
  },
  'not-on-shelf': (refused) => wants(refused, 'buy', 'buyFit') && !holds(refused.state.shelf, partOf(refused)),
  'not-prisoner': (refused) => refused.move.type === 'flee' && !alive(refused).includes(refused.move.prisoner),
  'nothing-to-repair': (refused) => wants(refused, 'repair') && refused.state.drones.wrecked === 0,
  'system-disabled': (refused) => isOff(refused.state, systemIn(refused)),
  'system-full': (refused) => {
    const system = systemIn(refused);
    return wants(refused, 'drone') && system !== undefined && refused.state.systems[system] === 10;
  },
  'too-many-hearts': ({ state, move, refusal }) =>
    move.type === 'heal' && state.life + move.hearts > 10 && refusal.values?.missing === 10 - state.life,
  'too-poor': ({ state, refusal: { values } }) =>
    values?.credits === state.credits && Number(values.price) > state.credits,
  'wrong-phase': (refused) => {
    const isClub = systemIn(refused) === 'ballistics';
    return wants(refused, 'improvise') && isClub === ['brace', 'impact'].includes(stepOf(refused) ?? '');
  },
};
