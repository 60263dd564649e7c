import { at } from '@haven/kit';
import {
  type AbilityStep,
  faceNamed,
  manoeuvreOn,
  type SeenFight,
  type Step,
  sectorBonus,
  turretsOf,
  type View,
} from '@haven/tortuga-2199-rules';
import { abilityLine } from './abilities.ts';
import { amount, amounts } from './amounts.ts';
import { card } from './cards.ts';
import { laidOut, ownCaptain } from './figures.ts';
import { type Line, line, type Value } from './line.ts';

/** What is asked now and of whom, in one sentence. */
export function promptLine(view: View): Line {
  const step = view.agenda.at(-1);
  if (step === undefined) return line('prompts.over');
  const isAsked = step.seats.some((seat) => seat === view.viewer);
  return isAsked ? asked(step, view) : line('prompts.waiting', { step: step.type, seats: { seats: step.seats } });
}

function asked(step: Step, view: View): Line {
  const who = { seat: { seat: step.seats[0] } };
  switch (step.type) {
    case 'chooseShip':
    case 'placeShip':
    case 'sacrifice':
      return line(`prompts.${step.type}`, who);
    case 'takeReserve':
      return line('prompts.takeReserve', { ...who, card: card(ownCaptain(view)?.own?.reserve ?? '', view) });
    case 'act':
      return line('prompts.act', { ...who, ...turnIn(view) });
    case 'ability':
      return line('prompts.ability', { ...who, card: card(step.card, view), ...abilitiesIn(step) });
    case 'commit':
      return line('prompts.commit', { ...who, ...layingOut(view) });
    case 'defend':
      return line('prompts.defend', { ...who, ...layingOut(view), ...defending(view) });
    case 'spoils':
      return line('prompts.spoils', { ...who, enemy: { seat: view.fight?.defender ?? 0 } });
    default:
      return step satisfies never;
  }
}

/** §2.4 What is left to spend; §4.16 whether the ship has a place; §6.2 whether this is the last turn. */
function turnIn(view: View) {
  const { seat } = view.turn;
  return {
    pool: poolOf(view),
    homeless: at(view.captains, seat).at === null ? 'yes' : 'no',
    last: view.lastRound === null ? 'no' : 'yes',
  };
}

/** Crypto and Manoeuvre, also when there is none, and the minerals that help out. */
export function poolOf({ turn, captains }: View): Value {
  const { minerals } = at(captains, turn.seat);
  return {
    lines: [amount('crypto', turn.crypto), amount('manoeuvre', turn.manoeuvre), ...amounts({ minerals })],
  };
}

/** What a card just played can still do, and how much that is. */
export function abilitiesIn({ left }: AbilityStep) {
  return { abilities: { row: left.map(abilityLine) }, count: left.length };
}

function fightIn({ fight }: View): SeenFight {
  if (fight === null) throw new Error('no fight is on');
  return fight;
}

/** §4.2, §4.3 The other side, and what lies face down so far. */
function layingOut(view: View) {
  const fight = fightIn(view);
  const cards = laidOut(view, fight);
  return {
    enemy: { seat: view.viewer === fight.attacker ? fight.defender : fight.attacker },
    sector: { sector: fight.sector },
    count: cards.length,
    total: manoeuvreOn(cards.map((card) => faceNamed(view, card))),
  };
}

/** §4.7, §4.8 What the defender counts without any card. */
function defending(view: View) {
  const fight = fightIn(view);
  return { attackers: fight.counts[0], bonus: turretsOf(view, fight.defender) + sectorBonus(view, fight) };
}
