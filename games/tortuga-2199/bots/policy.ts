import { type Bot, type Position, pick, type Rng } from '@haven/kit';
import { faceNamed, type Move, type Tortuga2199 } from '@haven/tortuga-2199-rules';
import { chooseAbility } from './abilities.ts';
import { chooseAttack, chooseDefence, chooseSacrifice, chooseSpoils } from './duel.ts';
import { facesIn, meansWith } from './hand.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { planOf } from './plan.ts';
import { planContextOf } from './plan-context.ts';
import { playWorth } from './play-worth.ts';
import { chooseAct } from './turn.ts';
import type { Weights } from './weights.ts';

/** Plays for what this turn can reach and what it leaves for the next; it remembers nothing. */
export function policyOf(id: string, weights: Weights): Bot<Tortuga2199> {
  return {
    id,
    think: (position, rng) => ({ move: chosenBy(weights, position, rng), reasons: [] }),
  };
}

export function chosenBy(weights: Weights, position: Position<Tortuga2199>, rng: Rng): Move {
  return choose(position, weights, rng) ?? pick(rng, position.moves);
}

function choose({ view, seat, moves }: Position<Tortuga2199>, weights: Weights, rng: Rng): Move | undefined {
  if (moves.length === 1) return moves[0];
  const outlook = outlookOf(view, seat, weights);
  switch (view.agenda.at(-1)?.type) {
    case 'chooseShip':
      return chooseShip(outlook, moves, rng);
    case 'placeShip':
      return chooseLanding(outlook, moves);
    case 'takeReserve':
      return moves.find(({ type }) => type === 'takeReserve');
    case 'act':
      return chooseAct(outlook, moves);
    case 'ability':
      return chooseAbility(outlook, moves);
    case 'commit':
      return chooseAttack(outlook, moves);
    case 'defend':
      return chooseDefence(outlook, moves);
    case 'sacrifice':
      return chooseSacrifice(outlook, moves);
    case 'spoils':
      return chooseSpoils(outlook, moves);
    default:
      return undefined;
  }
}

/** §1.8 Among ships that are about as good chance chooses. */
function chooseShip(outlook: Outlook, moves: readonly Move[], rng: Rng): Move {
  const worth = (move: Move) =>
    move.type === 'chooseShip' ? playWorth(outlook, faceNamed(outlook.view, move.ship)) : 0;
  const most = Math.max(...moves.map(worth));
  return pick(
    rng,
    moves.filter((move) => worth(move) > most - ABOUT_AS_GOOD),
  );
}

const ABOUT_AS_GOOD = 0.35;

/** §4.11 Where the turn can begin best. */
function chooseLanding(outlook: Outlook, moves: readonly Move[]): Move {
  const means = meansWith(outlook, undefined, facesIn(outlook.view, outlook.own.hand));
  const context = planContextOf(outlook, means.crypto);
  const worth = (move: Move) =>
    move.type === 'placeShip'
      ? planOf(context, { ...means, place: context.distances.ids.indexOf(move.sector) }).worth
      : 0;
  return moves.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}
