import type { GameTypes, OptionSpec } from '@haven/kit';
import type { GameUi, OptionText } from '@haven/ui-kit';

/** What a field of the form is handed, whatever kind of option it is for. */
export interface OptionFieldProps<Spec extends OptionSpec = OptionSpec> {
  readonly game: string;
  readonly name: string;
  readonly spec: Spec;
  readonly text: OptionText;
  readonly ui: GameUi<GameTypes>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}
