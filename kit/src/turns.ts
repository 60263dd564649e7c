import type { AnyGame, GameTypes, Seat } from './game.ts';

/** Who has to decide at one moment: now, or once an interrupt is over. */
export interface Questions {
  readonly toAct: readonly Seat[];
  readonly waiting: readonly Seat[];
}

/** What is asked of the seats in this state. Only a game with an agenda can be interrupted. */
export function questionsIn(game: Pick<AnyGame, 'toAct'>, state: GameTypes['State']): Questions {
  const { agenda = [] } = state as { readonly agenda?: readonly { readonly seats: readonly Seat[] }[] };
  return { toAct: game.toAct(state), waiting: agenda.slice(0, -1).flatMap(({ seats }) => seats) };
}

/** What a move made of the questions. */
export interface QuestionsAround {
  readonly mover: Seat;
  readonly before: Questions;
  readonly after: Questions;
}

/**
 * Whether the turn of a seat that had to decide, now or below an interrupt, goes on after a move. A turn begins when a
 * seat is asked; it lasts over all that the seat is asked next, and over the interrupts in which others answer. It ends
 * with the move after which nothing waits for the seat, or after which somebody is asked beside it who was not before:
 * that is the next question to several, whoever was the last to answer the one before.
 */
export function isTurnOn(seat: Seat, { mover, before, after }: QuestionsAround): boolean {
  if (!after.toAct.includes(seat)) return after.waiting.includes(seat);
  return seat !== mover || after.toAct.every((other) => other === seat || before.toAct.includes(other));
}
