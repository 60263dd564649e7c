import type { Move } from '@haven/star-bounty-rules';
import { createContext, useContext } from 'react';

/** What a thing says about itself, and what can be done with it. */
export interface Topic {
  readonly title: string;
  readonly lines: readonly string[];
  readonly moves: readonly Move[];
}

/** A topic on show beside its thing; a pinned one stays until it is put away, and offers its moves. */
export interface Shown {
  readonly topic: Topic;
  readonly thing: HTMLElement;
  readonly isPinned: boolean;
}

export interface Explainer {
  readonly shown: Shown | null;
  show(shown: Shown): void;
  /** Puts away what is on show; a pinned topic only if `pinned` says so. */
  hide(which: 'loose' | 'pinned'): void;
}

const SILENT: Explainer = { shown: null, show: () => undefined, hide: () => undefined };
export const ExplainContext = createContext<Explainer>(SILENT);
export const useExplainer = () => useContext(ExplainContext);
