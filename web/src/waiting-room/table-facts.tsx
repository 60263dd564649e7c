import type { GameTypes } from '@haven/kit';
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
    ...Object.entries(table.options).map(([name, value]) => {
      const words = optionWords(name, value);
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
