import { choiceOf } from '@haven/games/levels';
import { type GameTypes, type Level, type Seat, type Seen, USUAL_LEVEL } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import type { Chair, TableInfo } from '@haven/wire';
import type { OnlineState } from '../links/online-state.ts';
import type { Online } from '../links/open-table.ts';

/** People far apart at one table, whether their match has begun or not. */
export interface Circle {
  readonly online: Online;
  readonly state: OnlineState;
  /** With a name each. */
  readonly seats: readonly SeatInfo[];
}

/** A table of several far apart, as the parts of the frame around the board need it. */
export interface OnlineTable extends Circle {
  readonly seen: Seen<GameTypes>;
}

/** How well a bot plays that was seated, where that can be chosen; whoever stands in for a person goes by their name. */
export function levelOf({ kind, isStandIn, level = USUAL_LEVEL }: Chair, game: string): Level | undefined {
  return kind === 'bot' && !isStandIn && choiceOf(game).length > 0 ? level : undefined;
}

/** Who sits where, as a game's screen is told; a solo game needs no names. */
export function seatsOf({ table }: OnlineState): readonly SeatInfo[] {
  if (table.chairs.length === 1) return [];
  return table.chairs.map((chair) => {
    const { kind, name, awaySince } = chair;
    const level = levelOf(chair, table.game);
    if (kind === 'bot') return { name, kind, ...(level && { level }) };
    return { name, kind: 'human', ...(awaySince !== undefined && { isAway: true }) };
  });
}

/** A bot plays for whoever looks at this page. */
export function isStoodInFor({ table, viewer }: OnlineState): boolean {
  return viewer !== 'spectator' && table.chairs[viewer]?.isStandIn === true && table.phase === 'playing';
}

/** Whether a chair belongs to somebody, also while a bot plays from it. */
export function isPersons({ kind, isStandIn }: Chair): boolean {
  return kind === 'human' || isStandIn;
}

/** Who ended a match by giving up. Whoever did so before, in a larger company, has no chair any more. */
export function resignerOf({ phase, chairs, annals = [] }: TableInfo): Seat | undefined {
  const last = annals.at(-1);
  if (phase !== 'ended' || last?.what !== 'resigned') return undefined;
  return chairs.some((chair) => chair.seat === last.seat && isPersons(chair)) ? last.seat : undefined;
}

export function isOver({ table }: OnlineState): boolean {
  return table.phase === 'over' || table.phase === 'ended';
}
