import type { Move } from '@haven/star-bounty-rules';
import { type Details, type Explainer, tableContext } from '@haven/ui-kit';

/** What a thing says about itself, and what can be done with it. */
export interface Topic extends Details {
  readonly moves: readonly Move[];
}

export const [ExplainContext, useExplainer] = tableContext<Explainer<Topic>>();
