/** More is not read while a picture is on screen. */
const MOST_LINES = 2;

interface Speech<Event, Line> {
  /** Undefined if it is not worth a word. */
  lineOf(event: Event): Line | undefined;
  say(line: Line): string;
}

/** What is said while these events are shown. */
export function captionOf<Event, Line>(events: readonly Event[], { lineOf, say }: Speech<Event, Line>): string {
  const lines = events.map(lineOf).filter((line) => line !== undefined);
  return lines.slice(0, MOST_LINES).map(say).join(' ');
}
