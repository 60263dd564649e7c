import type { Level, Meta } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';

/** The table as the form has it so far. Seats beyond the count are remembered, not used. */
export interface Draft {
  readonly count: number;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** One person on the first chair, bots on the others, as few as the game allows. */
export function firstDraft({ seats }: Meta, name: string, level?: Level): Draft {
  const chairs = Array.from({ length: seats.max }, (_, seat): SeatInfo => {
    return seat === 0 ? { name, kind: 'human' } : { name: '', kind: 'bot', ...(level && { level }) };
  });
  return { count: seats.min, seats: chairs, options: {} };
}

export function withSeat(draft: Draft, seat: number, change: Partial<SeatInfo>): Draft {
  return { ...draft, seats: draft.seats.map((info, each) => (each === seat ? { ...info, ...change } : info)) };
}

export function withOption(draft: Draft, name: string, value: unknown): Draft {
  return { ...draft, options: { ...draft.options, [name]: value } };
}

/** Those who play: bots go by the name of their chair. */
export function seatsOf({ seats, count }: Draft): SeatInfo[] {
  return seats.slice(0, count).map(({ name, kind, level }) => {
    return kind === 'bot' ? { name: '', kind, ...(level && { level }) } : { name: name.trim(), kind };
  });
}
