import { at } from '../game.ts';

/**
 * A choice in secret, and an answer by somebody who has seen a sign of it; both have hands that the other can only guess.
 * The hands of a side are equally likely.
 */
export interface SecretDuel {
  /** By hand of the first side: its choices, each as the sign that the other side sees of it. */
  readonly signs: readonly (readonly number[])[];
  /** By hand of the second side: how many answers it has. */
  readonly answers: readonly number[];
  /** What the first wins, and what the second. */
  payoff(first: Play, second: Play): readonly [first: number, second: number];
}

interface Play {
  readonly hand: number;
  readonly choice: number;
}

/** How often to do what, so that knowing it does not help the other side. */
export interface Mix {
  /** By hand and choice. */
  readonly first: readonly (readonly number[])[];
  /** By hand, sign and answer. */
  readonly second: readonly ReadonlyMap<number, readonly number[]>[];
}

/** Both sides learn again and again what they would rather have done; what they did on average is the answer. */
export function solved(duel: SecretDuel, rounds: number): Mix {
  const first = duel.signs.map(({ length }) => new Regrets(length));
  const second = duel.answers.map((count) => bySign(duel, () => new Regrets(count)));
  const pairs = pairsOf(duel);
  for (let round = 0; round < rounds; round += 1) {
    for (const pair of pairs) meet(pair, { own: at(first, pair.first), theirs: at(second, pair.second) });
    for (const each of [...first, ...second.flatMap((signs) => [...signs.values()])]) each.learn();
  }
  return {
    first: first.map((each) => each.average()),
    second: second.map((signs) => new Map([...signs].map(([sign, each]) => [sign, each.average()]))),
  };
}

function bySign<V>({ signs }: SecretDuel, make: () => V): Map<number, V> {
  return new Map([...new Set(signs.flat())].map((sign) => [sign, make()]));
}

/** Two hands that meet, and what comes of every choice and answer. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly signs: readonly number[];
  readonly payoffs: readonly (readonly (readonly [number, number])[])[];
}

function pairsOf(duel: SecretDuel): Pair[] {
  return duel.signs.flatMap((signs, first) =>
    duel.answers.map((answers, second) => ({
      first,
      second,
      signs,
      payoffs: signs.map((_, choice) =>
        Array.from({ length: answers }, (_answer, answer) =>
          duel.payoff({ hand: first, choice }, { hand: second, choice: answer }),
        ),
      ),
    })),
  );
}

/** Counts for both what each of their ways would have brought against what the other does now. */
function meet({ signs, payoffs }: Pair, { own, theirs }: { own: Regrets; theirs: ReadonlyMap<number, Regrets> }): void {
  signs.forEach((sign, choice) => {
    const answerer = theirs.get(sign);
    if (answerer === undefined) return;
    const chance = at(own.mix, choice);
    at(payoffs, choice).forEach(([mine, yours], answer) => {
      own.count(choice, mine * at(answerer.mix, answer));
      answerer.count(answer, yours * chance);
    });
  });
}

/** What somebody does in one situation, and how much they regret not having done something else. */
class Regrets {
  mix: number[];
  readonly #regrets: number[];
  readonly #gains: number[];
  readonly #sums: number[];

  constructor(choices: number) {
    this.mix = new Array<number>(choices).fill(1 / choices);
    this.#regrets = new Array<number>(choices).fill(0);
    this.#gains = new Array<number>(choices).fill(0);
    this.#sums = new Array<number>(choices).fill(0);
  }

  count(choice: number, gain: number): void {
    this.#gains[choice] = at(this.#gains, choice) + gain;
  }

  /** Later rounds know more, but all count the same. */
  learn(): void {
    const value = this.mix.reduce((sum, chance, choice) => sum + chance * at(this.#gains, choice), 0);
    this.mix.forEach((chance, choice) => {
      this.#sums[choice] = at(this.#sums, choice) + chance;
      this.#regrets[choice] = Math.max(0, at(this.#regrets, choice) + at(this.#gains, choice) - value);
      this.#gains[choice] = 0;
    });
    this.mix = shares(this.#regrets);
  }

  average(): number[] {
    return shares(this.#sums);
  }
}

/** In proportion; all the same if there is nothing to go by. */
function shares(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
}
