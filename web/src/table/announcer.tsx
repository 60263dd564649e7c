import type { GameTypes, News } from '@haven/kit';
import { type GameUi, type Language, type Told, useQuestion } from '@haven/ui-kit';
import { memo } from 'react';

interface AnnouncerProps {
  /** All that was seen to happen. */
  readonly news: readonly News<unknown>[];
  /** The entry that comes first of what is to be said; what came before was there already. */
  readonly from: number;
  readonly ui: GameUi<GameTypes>;
  readonly language: Language;
  readonly told: Told<GameTypes>;
}

/** So many entries are kept: nobody reads them here again. */
const KEPT = 8;

/** Reads to those who do not see what happens, each event once and when it is shown, and what they are asked. */
export function Announcer({ news, from, ui, language, told }: AnnouncerProps) {
  const question = useQuestion(({ text }) => text);
  const first = Math.max(from, news.length - KEPT);
  const said = news
    .slice(first)
    .flatMap(({ events }, entry) => events.map((event, place) => ({ event, id: `${first + entry} ${place}` })));
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {said.map(({ event, id }) => (
        <Said key={id} event={event} ui={ui} language={language} told={told} />
      ))}
      {question !== '' && <p key={question}>{question}</p>}
    </div>
  );
}

type SaidProps = Pick<AnnouncerProps, 'ui' | 'language' | 'told'> & { readonly event: unknown };

/** What was said was said, however the position or the language changes. */
const Said = memo(
  ({ event, ui, language, told }: SaidProps) => {
    const line = ui.logLine(event, language, told);
    return line === undefined ? null : <p>{line}</p>;
  },
  () => true,
);
