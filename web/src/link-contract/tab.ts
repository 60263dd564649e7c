import type { FromTable, GameTypes, Seen } from '@haven/kit';
import type { OpenTable } from '../links/open-table.ts';
import { heard, NOTHING_SEEN, type TableState } from '../table/table-state.ts';

type Link = OpenTable['link'];
type Message = FromTable<GameTypes>;

/** A tab that shows a table and remembers what it is told. */
export interface Tab {
  readonly table: OpenTable;
  /** In the order in which they came. */
  readonly messages: readonly Message[];
  state(): TableState;
  seen(): Seen<GameTypes>;
  /** Plays the first move that is offered; tells what came of it. */
  plays(): Promise<readonly Message[]>;
  /** Says something that is answered; tells all news and refusals that came of it. */
  asks(say: (link: Link) => void): Promise<readonly Message[]>;
  /** Waits for a message. */
  until(isThere: () => boolean): Promise<void>;
}

/** Listens and then looks, as the frame around the board does. */
export async function tabAt(table: OpenTable): Promise<Tab> {
  const { link } = table;
  const ear = listenTo(link);
  const { messages, until } = ear;
  const seen = () => seenIn(ear.state());
  const asks: Tab['asks'] = async (say) => {
    const first = messages.length;
    say(link);
    await until(() => messages.slice(first).some(isNews));
    await rest(link, ear);
    return messages.slice(first).filter(isNews);
  };
  link.look(0);
  await until(() => messages.length > 0);
  await rest(link, ear);
  return { table, ...ear, seen, asks, plays: () => asks(() => link.play(seen().asked, firstMove(seen()))) };
}

function listenTo(link: Link): Pick<Tab, 'messages' | 'state' | 'until'> {
  const messages: Message[] = [];
  let state = NOTHING_SEEN;
  let wake = () => {};
  link.listen((message) => {
    messages.push(message);
    state = heard(state, message);
    wake();
  });
  const until = async (isThere: () => boolean) => {
    while (!isThere()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { messages, state: () => state, until };
}

const PAST_THE_END = 10_000;

/** A table answers in order: who asks for what comes after the end has heard all before it. */
async function rest(link: Link, { messages, until }: Pick<Tab, 'messages' | 'until'>): Promise<void> {
  const first = messages.length;
  link.look(PAST_THE_END);
  await until(() => messages.slice(first).some((message) => !isNews(message)));
}

function isNews(message: Message): boolean {
  return message.type === 'refused' || message.news.length > 0;
}

function seenIn({ seen }: TableState): Seen<GameTypes> {
  if (seen === null) throw new Error('nothing was seen');
  return seen;
}

export function firstMove({ moves }: Seen<GameTypes>): string {
  const [move] = moves;
  if (move === undefined) throw new Error('there is nothing to play');
  return move.text;
}
