import type { en } from './en.ts';

/** The same tree in another language: a missing text fails the build. */
type Translation<Tree> = { readonly [K in keyof Tree]: Tree[K] extends string ? string : Translation<Tree[K]> };
export type Messages = Translation<typeof en>;
