import {
  BACK_ROOM_PRICE,
  BOUNTY,
  type Bounty,
  creditsFor,
  FIT_PRICE,
  hasDrone,
  healthOf,
  isDisabled,
  isHandFull,
  isNext,
  type Move,
  moves,
  PART,
  PARTS,
  type Part,
  payOf,
  powerOf,
  priceOf,
  type System,
  type Taken,
  type View,
} from '@haven/star-bounty-rules';
import { moveLine } from '@haven/star-bounty-text';
import type { Sum } from '@haven/ui-kit';
import type { Words } from '../words.ts';
import type { Topic } from './topic.ts';

/** An enemy of the front row: its health, and what it does to the ship. */
export function enemyTopic({ fullOf, label, say }: Words, view: View, enemy: Bounty): Topic {
  const { disables } = BOUNTY[enemy];
  const menace = disables
    ? label('menaceSystem', { system: say({ key: `systems.${disables}`, values: {} }) })
    : label('menaceHearts');
  const isEngaged = view.battle?.enemy === enemy;
  const health = isEngaged ? (view.battle?.health ?? 0) : healthOf(enemy);
  const lines = [label('healthLeft', { health, full: healthOf(enemy) }), menace, label('deadOrAlive')];
  const rules = ['§3.1', disables ? '§3.2' : '§3.3', '§3.4'];
  return { title: fullOf(enemy), lines, rules, moves: isEngaged ? [] : [moves.engage[enemy]] };
}

/** A part in hand: in battle a boost, in the shop something to fit or drop. */
export function partTopic(words: Words, view: View, part: Part): Topic {
  const { system, value } = PART[part];
  const { label, fullOf } = words;
  const name = systemName(words, system);
  const lines = [
    label(system === 'ballistics' ? 'partForShot' : 'partForBrace', { system: name, value }),
    label('partToFit', { system: name, value, before: value - 1, now: view.systems[system] }),
  ];
  return { title: fullOf(part), lines, rules: ['§4.8', '§6.12'], moves: handMoves(view, part) };
}

function handMoves({ step }: View, part: Part): Move[] {
  return step?.type === 'enterprise' ? [moves.fit[part], moves.drop[part]] : [moves.improvise[part]];
}

/** A part on the shelf. */
export function offerTopic(words: Words, view: View, part: Part): Topic {
  const { title, lines } = partTopic(words, view, part);
  const move = isFittedAtOnce(view, part) ? moves.buyFit[part] : moves.buy[part];
  const said = [words.say(moveLine(move, view)), ...lines];
  const ways = canFitAsWell(view, part) ? [moves.buyFit[part], move] : [move];
  return { title, lines: said, sums: [offerSum(words, view, part)], rules: ['§6.7', '§6.8', '§6.12'], moves: ways };
}

/** §6.12 It can go into the hand, or by two moves straight to its place. */
const canFitAsWell = (view: View, part: Part) =>
  !isHandFull(view) && isNext(view, part) && view.credits >= priceOf(part) + FIT_PRICE;

/** §6.8 With a full hand only the next part of a system can be bought. */
const isFittedAtOnce = (view: View, part: Part) => isHandFull(view) && isNext(view, part);

/** §6.8 With a full hand the fitting is paid as well. */
function offerSum({ label }: Words, view: View, part: Part): Sum {
  const fitting = isFittedAtOnce(view, part) ? [{ what: label('fitting'), points: FIT_PRICE }] : [];
  const terms = [{ what: label('partPrice'), points: priceOf(part) }, ...fitting];
  return { title: label('priceNow'), terms, total: terms.reduce((sum, { points }) => sum + points, 0) };
}

/** A bounty on board: what it is worth, and why. */
export function takenTopic(words: Words, taken: Taken): Topic {
  const { label, fullOf } = words;
  const line = label(taken.alive ? 'takenAlive' : 'takenDead', { worth: creditsFor(taken), sector: taken.sector });
  return { title: fullOf(taken.card), lines: [line], sums: [paySum(words, taken)], rules: PAY_RULES, moves: [] };
}

/** The same at the desk, where it can be sold. */
export function saleTopic(words: Words, taken: Taken): Topic {
  const advice = words.label(taken.alive ? 'prisonerAdvice' : 'deadAdvice');
  return { ...takenTopic(words, taken), lines: [advice], moves: [moves.sell[taken.card]] };
}

const PAY_RULES = ['§6.2', '§6.3', '§6.4'];

function paySum({ label }: Words, taken: Taken): Sum {
  const { pay, alive, far } = payOf(taken);
  const terms = [
    { what: label('payRank'), points: pay },
    { what: label('payAlive'), points: alive },
    { what: label('payFar', { sector: taken.sector }), points: far },
  ];
  return { title: label('creditsName'), terms: terms.filter(({ points }) => points > 0), total: creditsFor(taken) };
}

export function dronesTopic({ label, say }: Words, { drones }: View): Topic {
  const { ready, assigned, wrecked } = drones;
  const title = say({ key: 'status.drones', values: { ready, assigned: assigned.length, wrecked } });
  return { title, lines: [label('aboutDrones')], rules: ['§4.4', '§4.6', '§4.7', '§6.13'], moves: [] };
}

export function backRoomTopic({ label }: Words): Topic {
  const lines = [label('aboutBackRoom', { price: BACK_ROOM_PRICE })];
  return { title: label('backRoom'), lines, rules: ['§6.9'], moves: [moves.backRoom] };
}

/** A system: its power now, and a drone's help. */
export function systemTopic(words: Words, view: View, system: System): Topic {
  const { label, say } = words;
  const state = isDisabled(view, system) ? 'systemOff' : hasDrone(view, system) ? 'systemDrone' : 'systemPower';
  const next = PARTS.find((part) => PART[part].system === system && isNext(view, part));
  const lines = [
    label(state, { power: powerOf(view, system) }),
    label(`about_${system}`),
    ...(next ? [label('systemNext', { next: words.shortOf(next) })] : []),
  ];
  const title = say({ key: `systemTitles.${system}`, values: {} });
  return { title, lines, rules: [RULE_OF[system], '§4.4', '§6.12'], moves: systemMoves(view, system) };
}

const RULE_OF = { shields: '§4.1', engines: '§4.2', ballistics: '§4.3' } as const satisfies Record<System, string>;

/** In battle a drone, in the shop the next part. */
function systemMoves({ step, systems, hand }: View, system: System): Move[] {
  if (step?.type !== 'enterprise') return [moves.assignDrone[system]];
  const next = hand.find((part) => PART[part].system === system && isNext({ systems }, part));
  return next ? [moves.fit[next]] : [];
}

const systemName = ({ say }: Words, system: System) => say({ key: `systems.${system}`, values: {} });
