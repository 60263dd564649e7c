import { at, type Bot, type Position, type Reason, type Thought } from '@haven/kit';
import { type Bounty, type Move, moves, type StarBounty, type View } from '@haven/star-bounty-rules';
import { type Advice, adviceFor, finishFor, strongest } from './odds/advice.ts';
import { bitsOf } from './odds/frame.ts';
import { type Query, queryAgainst, queryOf } from './odds/query.ts';
import { covers } from './odds/refine.ts';
import type { Odds } from './odds/rows.ts';
import { Solver } from './odds/solver.ts';
import { flightTicket } from './odds/worth.ts';
import { type Outlook, outlook, shipOf } from './outlook.ts';
import { type Choice, chooseDeal } from './shop.ts';
import { outlookOfFlight, stakesOf } from './stakes.ts';

/** Why a captain moves: the keys of the texts that say it. */
export const REASONS = ['odds', 'flight', 'deal', 'sale', 'only-move'] as const;
export type ReasonKey = (typeof REASONS)[number];

/** Only the strongest diamonds and spades are thought about: twice as fast as with all of them, and hardly weaker. */
const PARTS_IN_MIND = 2;

/** The battles of one row, at most. */
const SOLVERS = 4;

type Decision = Thought<Move>;

/** A captain who plays the odds in battle and, between battles, what experience says of such ships. */
export function createCaptain(expects: Outlook = outlook): Bot<StarBounty> {
  const mind: Mind = { advise: createAdviser(), expects };
  return {
    id: 'captain',
    think({ view, moves: legal }: Position<StarBounty>): Decision {
      if (legal.length === 1) return { move: at(legal, 0), reasons: [reason('only-move', {})] };
      switch (view.step?.type) {
        case 'engage':
          return chooseEnemy(view, legal, mind);
        case 'enterprise':
          return dealt(chooseDeal(view, legal));
        default:
          return fight(view, legal, mind);
      }
    },
  };
}

export const captain: Bot<StarBounty> = createCaptain();

const reason = (key: ReasonKey, values: Reason['values']): Reason => ({ key, values });
const percent = (chance: number) => Math.round(chance * 100);

function oddsReason({ capture, destroy, death, critical }: Odds): Reason {
  return reason('odds', {
    capture: percent(capture),
    destroy: percent(destroy),
    death: percent(death),
    critical: percent(critical),
  });
}

type Adviser = (query: Query) => Advice;

/** Whom a captain asks about battles, and what it expects of ships after them. */
interface Mind {
  readonly advise: Adviser;
  readonly expects: Outlook;
}

/** Remembers the last few battles: what was thought through before is not thought again. It changes no answer. */
function createAdviser(): Adviser {
  let solvers: readonly Solver[] = [];
  return (query) => {
    const known = solvers.find((solver) => covers(solver, query));
    const solver = known ?? new Solver(query);
    if (known === undefined) solvers = [solver, ...solvers].slice(0, SOLVERS);
    const finish = query.boost > 0 ? finishFor(solver, query) : undefined;
    if (finish) return { odds: finish.odds, best: finish, options: [finish] };
    return adviceFor(solver, query, strongest(solver, bitsOf(solver.frame, query.hand), PARTS_IN_MIND));
  };
}

/** §2.4 The enemy that leaves the best outlook, or §5.10 flight if that is better still. */
function chooseEnemy(view: View, legal: readonly Move[], { advise, expects }: Mind): Decision {
  const enemies = legal.flatMap((move) => (move.type === 'engage' ? [move.enemy] : []));
  const odds = enemies.map((enemy) => advise(queryAgainst(view, enemy, stakesOf(view, enemy, expects))).odds);
  const best = odds.reduce((one, each, index) => (each.worth > at(odds, one).worth ? index : one), 0);
  const away = legal.some((move) => move.type === 'flee') ? outlookOfFlight(view, shipOf(view), expects) : 0;
  return away > at(odds, best).worth
    ? flight(view, { stay: at(odds, best).worth, away })
    : engagement(at(enemies, best), at(odds, best));
}

function engagement(enemy: Bounty, odds: Odds): Decision {
  return { move: moves.engage[enemy], reasons: [oddsReason(odds)] };
}

function flight(view: View, { stay, away }: { stay: number; away: number }): Decision {
  const ticket = flightTicket(view);
  if (ticket === undefined) throw new Error('nobody flees without a prisoner');
  return { move: moves.flee[ticket.card], reasons: [reason('flight', { stay: percent(stay), away: percent(away) })] };
}

/** §4.8 Nothing is spent before the dice lie; then the line that is worth most. */
function fight(view: View, legal: readonly Move[], { advise, expects }: Mind): Decision {
  const throwing = legal.find(({ type }) => type === 'fire' || type === 'brace');
  if (throwing) return { move: throwing, reasons: [reason('only-move', {})] };
  const query = view.battle && queryOf(view, stakesOf(view, view.battle.enemy, expects));
  if (!query) throw new Error('no battle is on');
  const { best, options } = advise(query);
  if (best.effect === 'flee')
    return flight(view, { stay: at(options, 0).odds.worth, away: outlookOfFlight(view, shipOf(view), expects) });
  return { move: at(best.moves, 0), reasons: [oddsReason(best.odds)] };
}

function dealt({ deal, before, after }: Choice): Decision {
  if (deal.type === 'sell') return { move: deal, reasons: [reason('sale', {})] };
  return { move: deal, reasons: [reason('deal', { before: percent(before), after: percent(after) })] };
}
