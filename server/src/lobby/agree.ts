import { type Refusal, type Seat, toldOptions } from '@haven/kit';
import type { Agreement, Clock, Happening } from '@haven/wire';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import type { StoredChair, StoredTable, Terms } from '../store/tables.ts';
import { readMatchRequest } from '../tables/match-request.ts';
import type { SetTable } from '../tables/table.ts';
import { asHost, type HostDeed } from './host-deeds.ts';

interface NewTerms {
  readonly player: Player;
  readonly agreement: Agreement;
}

/** The host changes what was agreed on: chairs, options, who may come, how long one may think. */
export function agree(
  context: ServerContext,
  table: SetTable,
  { player, agreement }: NewTerms,
): Promise<Refusal | undefined> {
  return asHost(context, table, {
    player,
    judge: (setting) => {
      const terms = termsAfter(table, agreement);
      return 'code' in terms ? terms : agreed(setting, terms);
    },
  });
}

function termsAfter({ setting, game }: SetTable, agreement: Agreement): Terms | Refusal {
  const { access, clock, timeout } = { ...setting, ...agreement };
  const { seats = setting.chairs.length, options: wished } = agreement;
  const fitting = readMatchRequest([game], { game: setting.game, seats, options: { ...setting.options, ...wished } });
  if ('code' in fitting) return fitting;
  const { options } = fitting;
  return { seats, access, clock, timeout, options, told: toldOptions(game, options) };
}

/** Nobody's chair is taken away from under them. */
function agreed(setting: StoredTable, terms: Terms): HostDeed | Refusal {
  const { length } = setting.chairs;
  if (setting.chairs.slice(terms.seats).some(({ player }) => player !== null)) return { code: 'chair-occupied' };
  const more = Array.from({ length: Math.max(0, terms.seats - length) }, (_, seat) => openChair(length + seat));
  return { change: { terms, chairs: more }, happenings: newsIn(setting, terms) };
}

export function openChair(seat: Seat): StoredChair {
  return { seat, kind: 'open', player: null, name: '', seal: null, salt: null };
}

function newsIn(before: StoredTable, terms: Terms): Happening[] {
  const { seats, access, told } = terms;
  const options = Object.entries(told).filter(([name, value]) => !isSame(value, before.told[name]));
  return [
    ...(seats === before.chairs.length ? [] : [{ what: 'seats', count: seats } as const]),
    ...(access === before.access ? [] : [{ what: 'access', access } as const]),
    ...clockNews(before, terms),
    ...options.map(([option, value]) => ({ what: 'option', option, value }) as const),
  ];
}

function clockNews(before: Pick<Terms, 'clock' | 'timeout'>, { clock, timeout }: Terms): Happening[] {
  const isSameGrace = isSame(clock, before.clock);
  const isSameTimeout = clock.kind === 'none' || timeout === before.timeout;
  const news = { what: 'clock', clock, timeout } as const;
  if (!isSame(withoutGrace(clock), withoutGrace(before.clock))) return [news];
  return [
    ...(isSameGrace ? [] : [{ ...news, only: 'grace' } as const]),
    ...(isSameTimeout ? [] : [{ ...news, only: 'timeout' } as const]),
  ];
}

function withoutGrace(clock: Clock): Clock {
  return clock.kind === 'live' ? { ...clock, graceSeconds: 0 } : clock;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
