import { gameById } from '@haven/games/rules';
import { type GameTypes, offeredOptions } from '@haven/kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import type { TableInfo } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { useOptionWords } from '../online/use-option-words.ts';
import { useClockWords, useGraceWords } from '../words/use-clock-words.ts';

interface TableFactsProps {
  readonly table: TableInfo;
  readonly ui: GameUi<GameTypes>;
}

/** What was agreed on before anybody sat down. */
export function TableFacts({ table, ui }: TableFactsProps) {
  const t = useTranslations('room');
  const language = useSettings((settings) => settings.language);
  const optionWords = useOptionWords(ui.options(language));
  const facts = [
    [t('access'), t(`accesses.${table.access}`)],
    ...useClockFacts(table),
    ...optionsOf(table).map((name) => {
      const words = optionWords(name, table.options[name]);
      return [words.label, words.value];
    }),
  ];
  return (
    <dl className="room-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How long one may think, and what follows when a connection or the time is lost. */
function useClockFacts({ clock, timeout }: TableInfo): string[][] {
  const t = useTranslations('room');
  const clockWords = useClockWords();
  const graceWords = useGraceWords();
  return [
    [t('clock'), clockWords(clock)],
    ...(clock.kind === 'live' ? [[t('lost'), graceWords(clock)]] : []),
    ...(clock.kind === 'none' ? [] : [[t('timeUp'), t(`timeUps.${timeout}`)]]),
  ];
}

/** Those that make a difference to so many. */
function optionsOf({ game: id, options, chairs }: TableInfo): string[] {
  const game = gameById(id);
  const offered = game && offeredOptions(game.options, chairs.length).map(([name]) => name);
  return Object.keys(options).filter((name) => offered?.includes(name) ?? true);
}
