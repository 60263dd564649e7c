import { pictureOf } from '@haven/games/pictures';
import type { AnyGame, Standing } from '@haven/kit';
import type { Language } from '@haven/wire';
import { report, type ServerContext } from '../server-context.ts';
import type { Glance } from '../store/glances.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isOver, isPlaying, type Table } from '../tables/table.ts';
import type { Address } from './address.ts';
import { type Card, checkCard, gameCard, houseCard, sideCard, tableCard } from './card.ts';

/** Finds what links show. */
export interface Links {
  /** Nothing for a table or a game that is unknown, or cannot be read. */
  card(address: Address, asked: Language | undefined): Promise<Card | undefined>;
}

const ELSE: Language = 'en';

interface LinksDeps {
  readonly context: ServerContext;
  readonly games: readonly AnyGame[];
  readonly registry: Pick<TableRegistry, 'peek'>;
}

export function createLinks({ context, games, registry }: LinksDeps): Links {
  return {
    card: async (address, asked) => {
      if (address.to === 'house') return houseCard(asked ?? ELSE);
      if (address.to === 'check') return checkCard(asked ?? ELSE);
      if ('game' in address) {
        const game = games.find(({ meta }) => meta.id === address.game);
        if (game === undefined || address.to === 'game') return game && gameCard(game, asked ?? ELSE);
        return sideCard(game, address.to, asked ?? ELSE);
      }
      const glance = await glanceAt(context, address.id);
      const standing = standingIn(registry.peek(address.id));
      const known = glance && { ...glance, ...(standing && { standing }) };
      return known && tableCard(known, address.to, asked ?? known.language ?? ELSE);
    },
  };
}

/** What everybody may see; no match is loaded for it. */
function standingIn(table: Table | undefined): Standing | undefined {
  if (table === undefined || !isPlaying(table) || isOver(table)) return undefined;
  const { game, match } = table;
  return pictureOf(game.meta.id)?.standing?.(game.view(match.state, 'spectator'));
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
