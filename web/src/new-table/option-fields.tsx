import { type AnyGame, defaultOptions, type GameTypes, offeredOptions } from '@haven/kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import { useTranslations } from 'use-intl';
import { Segments } from '../parts/segments.tsx';
import { DocumentField } from './document-field.tsx';
import { type Draft, withOption } from './draft.ts';
import type { OptionFieldProps } from './option-field-props.ts';

interface OptionFieldsProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  readonly ui: GameUi<GameTypes>;
  readonly onChange: (draft: Draft) => void;
}

/** The form that a game's own data describes. */
export function OptionFields({ draft, game, ui, onChange }: OptionFieldsProps) {
  const t = useTranslations('newTable');
  const language = useSettings((settings) => settings.language);
  const texts = ui.options(language);
  const values = { ...defaultOptions(game.options), ...draft.options };
  const specs = offeredOptions(game.options, draft.count);
  if (specs.length === 0) return null;
  return (
    <section className="new-table-part" aria-label={t('options')}>
      <h2>{t('options')}</h2>
      {specs.map(([name, spec]) => (
        <OptionField
          key={name}
          name={name}
          spec={spec}
          ui={ui}
          game={game.meta.id}
          text={texts[name] ?? { label: name, hint: '' }}
          value={values[name]}
          onChange={(value) => onChange(withOption(draft, name, value))}
        />
      ))}
    </section>
  );
}

function OptionField({ spec, ...field }: OptionFieldProps) {
  if (spec.kind === 'document') return <DocumentField {...field} spec={spec} />;
  const { label, hint, values = {}, about } = field.text;
  const words = spec.kind === 'switch' ? ['off', 'on'] : spec.values;
  const chosen = spec.kind === 'switch' ? (field.value === true ? 'on' : 'off') : String(field.value);
  const choose = (word: string) => field.onChange(spec.kind === 'switch' ? word === 'on' : word);
  return (
    <Segments
      label={label}
      hint={hint}
      about={about?.[chosen]}
      chosen={chosen}
      values={words.map((word) => [word, values[word] ?? word])}
      onChoose={choose}
    />
  );
}
