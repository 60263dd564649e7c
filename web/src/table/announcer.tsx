import type { GameTypes, News } from '@haven/kit';
import type { GameUi, Language, Told } from '@haven/ui-kit';

interface AnnouncerProps {
  readonly news: readonly News<unknown>[];
  readonly ui: GameUi<GameTypes>;
  readonly language: Language;
  readonly told: Told<GameTypes>;
}

/** Reads the news to those who do not see them, whether or not the log is open. */
export function Announcer({ news, ui, language, told }: AnnouncerProps) {
  const lines = news.flatMap(({ events }) => events.map((event) => ui.logLine(event, language, told)));
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the news are replaced as a whole.
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
