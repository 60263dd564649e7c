import type { Translation } from '@haven/text-kit';
import type { en } from './en.ts';

/** A missing text fails the build. */
export type Messages = Translation<typeof en>;
