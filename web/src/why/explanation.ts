import type { GameTypes, Viewer } from '@haven/kit';

/** Which move is asked about, and by whom; whoever asks after the end may know everything. */
export interface WhyQuestion {
  /** Its number among the entries. */
  readonly entry: number;
  readonly viewer: Viewer | 'anybody';
}

/** How a move stands beside the best one. */
export type Standing = 'worse' | 'poorer' | 'likely' | 'close';

/** What else could have been played. */
export interface Alternative {
  /** Left out if it would give away what is still a secret. */
  readonly move?: GameTypes['Move'];
  /** How far the chances are apart. */
  readonly over: number;
  readonly kind: Standing | 'better' | 'richer' | 'perhaps' | 'same';
  /** What the worse of the two lacks, as bots name it. */
  readonly lacks?: string;
}

export interface Weighed {
  readonly kind: 'weighed';
  /** What whoever moved saw: moves are named by it. */
  readonly view: GameTypes['View'];
  readonly move: GameTypes['Move'];
  /** The chance to win. */
  readonly win: number;
  readonly other?: Alternative;
}

/** Why a move was made: it is still a secret, nothing else could be done, or there was a choice. */
export type Explanation = { readonly kind: 'secret' | 'only' } | Weighed;

/** One of the moves worth a thought. */
export interface Option {
  readonly move: GameTypes['Move'];
  /** The same in the game's notation. */
  readonly text: string;
  readonly win: number;
  readonly kind: Standing | 'best';
  readonly lacks?: string;
}

/** What a Captain would do: the best first. */
export interface Advice {
  readonly asked: number;
  readonly options: readonly Option[];
  /** Why one move alone is named: it is what is always done, others come to the same, or none comes near. */
  readonly lead: 'usual' | 'same' | 'sure';
}
