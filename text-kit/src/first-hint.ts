import type { GameTypes, Position } from '@haven/kit';
import type { PerLanguage } from './languages.ts';

/** Said once, when something first becomes possible or urgent. */
export interface FirstHint<T extends GameTypes> {
  readonly id: string;
  /** The chapter that says just this: whoever has finished it need not hear it again. */
  readonly taught?: string;
  /** What it speaks of, as the table marks it: `enemy JS` is whatever has `data-enemy="JS"`. The first that can be seen is meant. */
  at(position: Position<T>): readonly string[];
  isDue(position: Position<T>): boolean;
  readonly say: PerLanguage<string>;
  /** Said instead where there is nothing but fingers to point with. */
  readonly sayToFingers?: PerLanguage<string>;
}
