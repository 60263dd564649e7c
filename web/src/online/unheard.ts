import { cleanText } from '@haven/kit';
import type { ChatLine } from '@haven/wire';

/** Words that were sent, when, and after which line. */
export interface Sent {
  readonly text: string;
  readonly at: number;
  readonly after: number;
}

/** What the table has not heard by then was refused, or got lost. */
export const HEARD_MS = 2_000;

/** Of what was sent, what has not come back as a line of one's own. */
export function unheardOf(sent: readonly Sent[], own: readonly ChatLine[]): readonly Sent[] {
  const isHeard = ({ text, after }: Sent) =>
    own.some(({ number, said }) => number > after && said.kind === 'text' && said.text === cleanText(text));
  return sent.filter((each) => !isHeard(each));
}

/** What nobody should have to type again, in front of what is being typed. */
export function givenBack({ text }: Sent, typed: string | null): string {
  return typed ? `${text} ${typed}` : text;
}
