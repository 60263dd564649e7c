import { type News, type Seat, sealOfAnswer } from '@haven/kit';
import { randomHex } from './salts.ts';

const NONCE_BYTES = 16;

interface Given {
  readonly seat: Seat;
  readonly asked: number;
  readonly move: string;
}

/** An answer given while others were still deciding, until the server has told everybody its seal. */
export interface SealedAnswers {
  /** The nonce to send along. */
  give(answer: Given): string;
  /** It was refused: nothing will be heard of it. */
  drop(): void;
  /** Whether what is told can be what was given: an exchanged answer has another seal. */
  fits(news: readonly News<unknown>[]): boolean;
}

export function sealedAnswers(): SealedAnswers {
  let given: { readonly seat: Seat; readonly seal: string } | undefined;
  return {
    give: (answer) => {
      const nonce = randomHex(NONCE_BYTES);
      given = { seat: answer.seat, seal: sealOfAnswer({ ...answer, nonce }) };
      return nonce;
    },
    drop: () => {
      given = undefined;
    },
    fits: (news) => {
      const told = given && news.find(({ seat, by }) => seat === given?.seat && by !== 'bot');
      if (given === undefined || told === undefined) return true;
      const isSame = told.seal === undefined || told.seal === given.seal;
      given = undefined;
      return isSame;
    },
  };
}
