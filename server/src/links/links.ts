import type { AnyGame } from '@haven/kit';
import type { Language } from '@haven/wire';
import { report, type ServerContext } from '../server-context.ts';
import type { Glance } from '../store/glances.ts';
import type { Address } from './address.ts';
import { type Card, gameCard, houseCard, tableCard } from './card.ts';

/** Finds what links show. */
export interface Links {
  /** Nothing for a table or a game that is unknown, or cannot be read. */
  card(address: Address, asked: Language | undefined): Promise<Card | undefined>;
}

const ELSE: Language = 'en';

export function createLinks(context: ServerContext, games: readonly AnyGame[]): Links {
  return {
    card: async (address, asked) => {
      if (address.to === 'house') return houseCard(asked ?? ELSE);
      if (address.to === 'game') {
        const game = games.find(({ meta }) => meta.id === address.game);
        return game && gameCard(game, asked ?? ELSE);
      }
      const glance = await glanceAt(context, address.id);
      return glance && tableCard(glance, address.to, asked ?? glance.language ?? ELSE);
    },
  };
}

/** A table that cannot be read has a page all the same. */
async function glanceAt(context: ServerContext, id: string): Promise<Glance | undefined> {
  try {
    return await context.store.glance(id);
  } catch (error) {
    report(context, 'links', error);
    return undefined;
  }
}
