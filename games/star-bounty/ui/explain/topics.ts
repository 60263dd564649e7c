import {
  BOUNTY,
  type Bounty,
  FULL_POWER,
  hasDrone,
  healthOf,
  isDisabled,
  isHandFull,
  isNext,
  type Move,
  moves,
  PART,
  type Part,
  powerOf,
  SUIT_OF,
  type System,
  type View,
} from '@haven/star-bounty-rules';
import { moveLine } from '@haven/star-bounty-text';
import type { Words } from '../words.ts';
import type { Topic } from './explain.ts';

/** An enemy of the front row: its health, and what it does to the ship. */
export function enemyTopic({ fullOf, label, say }: Words, view: View, enemy: Bounty): Topic {
  const { disables } = BOUNTY[enemy];
  const menace = disables
    ? label('menaceSystem', { system: say({ key: `systems.${disables}`, values: {} }) })
    : label('menaceHearts');
  const isEngaged = view.battle?.enemy === enemy;
  const health = isEngaged ? (view.battle?.health ?? 0) : healthOf(enemy);
  const lines = [label('healthLeft', { health, full: healthOf(enemy) }), menace, label('deadOrAlive')];
  return { title: fullOf(enemy), lines, moves: isEngaged ? [] : [moves.engage[enemy]] };
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
  return { title: fullOf(part), lines, moves: handMoves(view, part) };
}

function handMoves({ step }: View, part: Part): Move[] {
  return step?.type === 'enterprise' ? [moves.fit[part], moves.drop[part]] : [moves.improvise[part]];
}

/** A part on the shelf. */
export function offerTopic(words: Words, view: View, part: Part): Topic {
  const { title, lines } = partTopic(words, view, part);
  const move = isHandFull(view) ? moves.buyFit[part] : moves.buy[part];
  return { title, lines: [words.say(moveLine(move, view)), ...lines], moves: [move] };
}

/** A system: its power now, and a drone's help. */
export function systemTopic(words: Words, view: View, system: System): Topic {
  const { label, say } = words;
  const state = isDisabled(view, system) ? 'systemOff' : hasDrone(view, system) ? 'systemDrone' : 'systemPower';
  const next = view.systems[system] + 1;
  const lines = [
    label(state, { power: powerOf(view, system) }),
    label(`about_${system}`),
    ...(next <= FULL_POWER
      ? [label('systemNext', { next: `${next}${words.say({ key: `suits.${SUIT_OF[system]}`, values: {} })}` })]
      : []),
  ];
  return { title: say({ key: `systemTitles.${system}`, values: {} }), lines, moves: systemMoves(view, system) };
}

/** In battle a drone, in the shop the next part. */
function systemMoves({ step, systems, hand }: View, system: System): Move[] {
  if (step?.type !== 'enterprise') return [moves.assignDrone[system]];
  const next = hand.find((part) => PART[part].system === system && isNext({ systems }, part));
  return next ? [moves.fit[next]] : [];
}

const systemName = ({ say }: Words, system: System) => say({ key: `systems.${system}`, values: {} });
