import { type GivenAnswer, type News, type Seat, sealOfAnswer } from '@haven/kit';
import { randomHex } from './salts.ts';

const NONCE_BYTES = 16;

interface OwnAnswer {
  readonly seat: Seat;
  readonly asked: number;
  readonly move: string;
  /** How many entries were known when it was given: it can only be a later one. */
  readonly after: number;
}

/** News from an entry on. */
interface ToldNews {
  readonly from: number;
  readonly news: readonly News<unknown>[];
}

/** An answer given where several decide at once, until the server has told everybody its seal. */
export interface SealedAnswers {
  /** The nonce to send along. */
  give(answer: OwnAnswer): string;
  /** It was refused, or another answer goes out unsealed: nothing will be heard of it. */
  drop(): void;
  /** What became of it: an exchanged answer has another seal, or none. */
  hear(told: ToldNews): GivenAnswer | 'exchanged' | undefined;
}

export function sealedAnswers(): SealedAnswers {
  let given: (OwnAnswer & { readonly nonce: string }) | undefined;
  return {
    give: (answer) => {
      const nonce = randomHex(NONCE_BYTES);
      given = { ...answer, nonce };
      return nonce;
    },
    drop: () => {
      given = undefined;
    },
    hear: (told) => {
      const index = given ? indexOf(given, told) : -1;
      const news = told.news[index];
      if (given === undefined || news === undefined) return undefined;
      const { seat, asked, move, nonce } = given;
      given = undefined;
      if (news.by === 'bot') return undefined;
      const isSame = news.seal === sealOfAnswer({ seat, asked, move, nonce });
      return isSame ? { entry: told.from + index + 1, asked, move, nonce } : 'exchanged';
    },
  };
}

/** What this seat did next; a bot may have been quicker. */
function indexOf({ seat, after }: OwnAnswer, { from, news }: ToldNews): number {
  return news.findIndex((each, index) => from + index >= after && each.seat === seat && each.undone === undefined);
}
