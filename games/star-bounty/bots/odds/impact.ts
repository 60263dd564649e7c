import { CRITICAL, moves } from '@haven/star-bounty-rules';
import type { Answer } from './answers.ts';
import { BIT, piecesIn } from './frame.ts';
import { type Option, spending, worthiest } from './option.ts';
import type { Known, Solver } from './solver.ts';
import * as moments from './state.ts';

const NO_ANSWER: Answer = { parts: 0, joining: 0, boost: 0, power: 0, least: 0, price: 0 };

/** §4.10 What can be done about a known impact: for each life that can be left the worthiest answer, the most life first. */
export function impactOptions(solver: Solver, state: number, impact: Known): Option[] {
  const damage = solver.damageOf(state, impact);
  const useful = solver.answersOf(state).all.filter(({ power, least }) => !solver.isIdle(state, damage - power, least));
  const options = [NO_ANSWER, ...useful].map((answer) => impactOption(solver, state, { impact, answer }));
  const lives = [...new Set(options.map(({ life }) => life))].sort((one, other) => other - one);
  return lives.flatMap((life) => worthiest(options.filter((option) => option.life === life)) ?? []);
}

function impactOption(solver: Solver, state: number, { impact, answer }: { impact: Known; answer: Answer }): Option {
  const { parts, joining, boost, power, price } = answer;
  const life = solver.lifeAfter(state, solver.damageOf(state, impact) - power);
  const left = moments.answered(state, moments.flipOf(parts, joining), boost);
  const odds = solver.rows.odds(solver.rowOfImpact(left, life, impact), price);
  const drones = (['shields', 'engines'] as const).filter((system) => joining & BIT[system]);
  const spent = spending({ pieces: piecesIn(solver.frame, parts), drones, last: moves.endure });
  return { ...spent, effect: life < CRITICAL ? 'die' : 'endure', price, life, odds };
}
