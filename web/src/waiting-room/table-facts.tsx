import { gameById } from '@haven/games/rules';
import { type GameTypes, offeredOptions } from '@haven/kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import type { TableInfo } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { useWholeClockWords } from '../online/use-clock-words.ts';
import { useOptionWords } from '../online/use-option-words.ts';

interface TableFactsProps {
  readonly table: TableInfo;
  readonly ui: GameUi<GameTypes>;
}

/** What was agreed on before anybody sat down. */
export function TableFacts({ table, ui }: TableFactsProps) {
  const t = useTranslations('room');
  const clockWords = useWholeClockWords();
  const language = useSettings((settings) => settings.language);
  const optionWords = useOptionWords(ui.options(language));
  const facts = [
    [t('access'), t(`accesses.${table.access}`)],
    [t('clock'), clockWords(table.clock)],
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

/** Those that make a difference to so many. */
function optionsOf({ game: id, options, chairs }: TableInfo): string[] {
  const game = gameById(id);
  const offered = game && offeredOptions(game.options, chairs.length).map(([name]) => name);
  return Object.keys(options).filter((name) => offered?.includes(name) ?? true);
}
