import type { Frame } from './film.ts';

/** What a game says of the events in its film. */
export interface Script<View, Event, Beat extends string> {
  follow(view: View, event: Event): View;
  /** What the eye takes in at once: the beat that begins with an event; undefined if it belongs to what came before. */
  beatOf(event: Event, now: Beat | undefined): Beat | undefined;
  /** The beat of what belongs to nothing. */
  readonly quiet: Beat;
  /** In milliseconds; what takes no time is not looked at. */
  readonly lasts: Readonly<Record<Beat, number>>;
}

/** Events that are seen together, and how things stand after them, as far as the viewer was told. */
export interface BeatFrame<View, Event, Beat extends string> extends Frame {
  readonly beat: Beat;
  readonly view: View;
  readonly events: readonly Event[];
}

/** All that happened since a view, beat by beat. */
export function beatsAfter<View, Event, Beat extends string>(
  script: Script<View, Event, Beat>,
  view: View,
  events: readonly Event[],
): BeatFrame<View, Event, Beat>[] {
  let now = view;
  return groupsIn(script, events).map((group) => {
    now = group.events.reduce(script.follow, now);
    return { ...group, view: now, lasts: script.lasts[group.beat] };
  });
}

interface Group<Event, Beat> {
  readonly beat: Beat;
  readonly events: Event[];
}

function groupsIn<View, Event, Beat extends string>(
  { beatOf, quiet }: Script<View, Event, Beat>,
  events: readonly Event[],
): Group<Event, Beat>[] {
  const groups: Group<Event, Beat>[] = [];
  for (const event of events) {
    const now = groups.at(-1);
    const beat = beatOf(event, now?.beat);
    if (now && beat === undefined) now.events.push(event);
    else groups.push({ beat: beat ?? quiet, events: [event] });
  }
  return groups;
}
