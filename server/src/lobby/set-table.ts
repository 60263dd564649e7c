import { type AnyGame, type Refusal, SEED_BYTES, toldOptions } from '@haven/kit';
import type { TableWish } from '@haven/wire';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import type { StoredChair, StoredTable } from '../store/tables.ts';
import { readMatchRequest } from '../tables/match-request.ts';
import { openChair } from './agree.ts';
import { botChair, emptied, humanChair } from './chairs.ts';

interface SettingRequest {
  readonly player: Player;
  readonly wish: TableWish;
}

/** Sets a table; whoever asks for it sits on its first chair. Its id, or why there is none. */
export async function setTable(
  context: ServerContext,
  games: readonly AnyGame[],
  { player, wish }: SettingRequest,
): Promise<StoredTable | Refusal> {
  const fitting = readMatchRequest(games, wish);
  if ('code' in fitting) return fitting;
  const { game, seats, options } = fitting;
  const chairs = Array.from({ length: seats }, (_, seat) => openChair(seat));
  const table: StoredTable = {
    game: game.meta.id,
    options,
    told: toldOptions(game, options),
    host: player.id,
    access: wish.access,
    clock: wish.clock,
    timeout: wish.timeout,
    ...beginning(context),
    ...(wish.isListed && seats === 1 && { isListed: true }),
    chairs: [humanChair(player, { seat: 0, seal: wish.seal }), ...chairs.slice(1)],
  };
  await context.store.tables.create(table);
  return table;
}

type Beginning = Pick<ServerContext, 'now' | 'random'>;

function beginning({ now, random }: Beginning) {
  const [share, at] = [random.bytes(SEED_BYTES).toString('hex'), now()];
  return {
    id: newId(random),
    share,
    phase: 'gathering',
    created: at,
    changed: at,
    revision: 0,
    rematch: null,
    clocks: [],
  } as const;
}

/** A table like that one, its chairs kept for the same people and bots. */
export function likeTable(context: Beginning, setting: StoredTable, host: Player): StoredTable {
  const { annals: _annals, ...lasting } = setting;
  return { ...lasting, ...beginning(context), host: host.id, chairs: setting.chairs.map(keptChair) };
}

function keptChair(chair: StoredChair): StoredChair {
  const { player, name, mark, level } = chair;
  if (player === null) return botChair(chair, level);
  return { ...emptied(chair), player, name, ...(mark !== undefined && { mark }) };
}
