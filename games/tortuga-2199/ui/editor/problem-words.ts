import { DECKS } from '@haven/tortuga-2199-rules';
import { line } from '@haven/tortuga-2199-text';
import { useWords } from '../words.ts';
import type { Draft } from './draft.ts';
import { useEditorLabel, useFieldLabel } from './labels.ts';
import { languageName } from './language-name.ts';
import { pictureOf } from './picture.ts';
import { usePlaceName } from './place-name.ts';
import type { PlacedProblem } from './problems.ts';

/** What is wrong, and with what, as one would say it of a card in front of one. */
export function useProblemWords() {
  const { say, title, cardOf, language } = useWords();
  const label = useEditorLabel();
  const fieldLabel = useFieldLabel();
  const placeName = usePlaceName();
  const wrongWith = ({ problem, values = {} }: PlacedProblem) => say(line(`setProblems.${problem}`, values));
  const fieldOf = ({ field, values = {} }: PlacedProblem): string => {
    const deck = DECKS.find((each) => field === `deck ${each}`);
    if (deck !== undefined) return title(`decks.${deck}.name`);
    if (field === 'cells') return label('cells');
    const [, tile, printed] = /^tiles (\S+)(?: (\S+))?$/.exec(field) ?? [];
    if (tile !== undefined) return [placeName(tile), ...(printed ? [fieldLabel(`tile-${printed}`)] : [])].join(', ');
    const spoken = typeof values.language === 'string' ? values.language : language;
    return fieldLabel(field, { language: languageName(language, spoken) });
  };
  const cardName = (card: Draft, index: number) =>
    card.id === undefined && card.name === undefined
      ? label('cardNumber', { number: index + 1 })
      : cardOf(pictureOf(card));
  return { wrongWith, fieldOf, cardName };
}
