import { effort } from '@haven/kit/testing/effort';
import { test } from './test.ts';

/** Whoever asks with `THOROUGH=1` gets everything; CONTRIBUTING.md lists what is left out else. */
export const IS_THOROUGH = effort({ daily: false, thorough: true });

/** Of several ways to see the same: the first every day, all where somebody asks. */
export function todaysOf<T>(ways: readonly T[]): readonly T[] {
  return IS_THOROUGH ? ways : ways.slice(0, 1);
}

/** A test of what other tests try in part every day. */
export const thoroughly = IS_THOROUGH ? test : test.skip;
