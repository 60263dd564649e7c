import type { GameReference } from '@haven/ui-kit';

/** The games that can be looked at before they are played, each loaded when somebody does. A game without a reference is not in this list. */
const references: Readonly<Record<string, () => Promise<GameReference>>> = {
  'star-bounty': async () => (await import('@haven/star-bounty-ui/reference')).reference,
  'tortuga-2199': async () => (await import('@haven/tortuga-2199-ui/reference')).reference,
  tortuga: async () => (await import('@haven/tortuga-ui/reference')).reference,
};

export const hasReference = (game: string): boolean => Object.hasOwn(references, game);

export function loadReference(game: string): Promise<GameReference> | undefined {
  return hasReference(game) ? references[game]?.() : undefined;
}
