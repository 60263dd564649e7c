import { FULL_POWER } from '@haven/star-bounty-rules';
import { BIT, canJoin, dronesIn, type Frame, piecesIn, priceOf, setsWithin, valueIn } from './frame.ts';
import { flipOf } from './state.ts';

/** Parts and drones that may answer an impact together. */
export interface Answer {
  readonly parts: number;
  readonly joining: number;
  /** §4.10 What the parts add for this phase. */
  readonly boost: number;
  /** What all of it adds now. */
  readonly power: number;
  /** What the weakest part or drone of it adds. */
  readonly least: number;
  readonly price: number;
}

/** The answers of one hand, column by column for the inner loop of the solver. */
export interface Answers {
  readonly all: readonly Answer[];
  readonly flip: Int32Array;
  readonly boost: Int32Array;
  readonly power: Int32Array;
  readonly least: Int32Array;
  readonly price: Float64Array;
}

/** All answers but doing nothing, the weaker first. */
export function answersOf(frame: Frame, hand: number, drones: number): Answers {
  const sets = setsWithin(hand & frame.parts).filter((set) => takesCheaperFirst(frame, hand, set));
  const joinings = setsWithin(BIT.shields | BIT.engines).filter((joining) => canJoin(frame, joining, drones));
  const all = joinings
    .flatMap((joining) => sets.map((set) => answerOf(frame, set, joining)))
    .filter(({ power }) => power > 0)
    .sort((one, other) => one.power - other.power || one.price - other.price);
  return {
    all,
    flip: Int32Array.from(all, ({ parts, joining }) => flipOf(parts, joining)),
    boost: Int32Array.from(all, ({ boost }) => boost),
    power: Int32Array.from(all, ({ power }) => power),
    least: Int32Array.from(all, ({ least }) => least),
    price: Float64Array.from(all, ({ price }) => price),
  };
}

/** Equal pieces stand side by side in the frame, the cheaper first: skipping it could only cost more. */
function takesCheaperFirst({ pieces }: Frame, hand: number, set: number): boolean {
  return pieces.every((piece, index) => {
    if (index === 0 || pieces[index - 1]?.value !== piece.value) return true;
    const cheaper = 1 << (index - 1);
    return !(set & (1 << index)) || !(hand & cheaper) || (set & cheaper) !== 0;
  });
}

function answerOf(frame: Frame, parts: number, joining: number): Answer {
  const pieces = piecesIn(frame, parts);
  const gains = gainsOf(frame, joining);
  const boost = valueIn(pieces);
  return {
    parts,
    joining,
    boost,
    power: gains.reduce((sum, gain) => sum + gain, boost),
    least: Math.min(...gains, ...pieces.map(({ value }) => value)),
    price: priceOf(pieces) + dronesIn(joining) * frame.query.worth.drone,
  };
}

/** §4.4 */
function gainsOf({ query }: Frame, joining: number): number[] {
  return (['shields', 'engines'] as const)
    .filter((system) => joining & BIT[system])
    .map((system) => FULL_POWER - query.systems[system]);
}
