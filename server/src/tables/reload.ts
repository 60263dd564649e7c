import { type GameTypes, type Match, playedOnElsewhere, type Refusal } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import type { StoredMatch, StoredWhole } from '../store/store.ts';
import { applySetting } from './apply-setting.ts';
import { broadcast, seenMessages } from './messages.ts';
import { resume } from './resume.ts';
import { isSet, type Table } from './table.ts';

/** Another server over the same data wrote to this table: what was wanted here was meant for how things stood before. */
export async function reload(context: ServerContext, table: Table): Promise<Refusal> {
  const stored = await context.store.whole(table.id);
  if (isLost(table, stored)) return { code: 'store-error' };
  become(context, table, stored);
  return { code: 'stale' };
}

function isLost(table: Table, { match, setting }: StoredWhole): boolean {
  return (table.match !== undefined && match === undefined) || (isSet(table) && setting === undefined);
}

/** Somebody who is about to answer here is still asked the same. */
function resumed({ game, match: known }: Table, { record, snapshot }: StoredMatch): Match<GameTypes> {
  const match = resume(game, record, snapshot);
  return known ? playedOnElsewhere(game, known, match) : match;
}

function become(context: ServerContext, table: Table, { match: stored, setting }: StoredWhole): void {
  const match = stored && resumed(table, stored);
  const messages = match && seenMessages(table, match);
  if (match) table.match = match;
  if (stored) table.aids = stored.aids;
  // Whoever wrote it plays on for the bots.
  table.leads = false;
  if (isSet(table) && setting) return applySetting(context, table, { setting, messages });
  table.changed = stored?.changed ?? table.changed;
  if (messages) broadcast(table, messages);
  table.announce();
}
