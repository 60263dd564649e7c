import { KEYWORDS } from '@haven/tortuga-2199-rules';
import { useWords } from '../words.ts';
import { typed } from './controls.tsx';
import type { Draft } from './draft.ts';
import { useEditorLabel } from './labels.ts';
import { plainAbility } from './parts.ts';
import { isSound, KEYWORD_LIST } from './shapes.ts';

interface KeywordProps {
  readonly ability: Draft;
  /** Where it is said what is wrong. */
  readonly problem: string | undefined;
  readonly onChange: (ability: Draft) => void;
}

/** What an ability does. Another keyword keeps what it can take of the one before. */
export function KeywordChoice({ ability, problem, onChange }: KeywordProps) {
  const label = useEditorLabel();
  const { word } = useWords();
  const now = typed(ability.does);
  const choose = (does: string) => {
    const kept: Draft = { ...ability, does };
    onChange(isSound(kept) ? kept : plainAbility(does));
  };
  return (
    <select
      className="t2-keyword"
      aria-label={label('abilityMenu')}
      aria-invalid={problem !== undefined}
      aria-describedby={problem}
      value={now}
      onChange={({ target }) => choose(target.value)}
    >
      {!KEYWORD_LIST.some((each) => each === now) && <option value={now}>{now}</option>}
      {(['play', 'combat'] as const).map((when) => (
        <optgroup key={when} label={word(`abilityTimes.${when}`)}>
          {KEYWORD_LIST.filter((each) => KEYWORDS[each].when === when).map((each) => (
            <KeywordOption key={each} does={each} />
          ))}
        </optgroup>
      ))}
    </select>
  );
}

function KeywordOption({ does }: { readonly does: string }) {
  const { abilityOf } = useWords();
  const plain: unknown = plainAbility(does);
  return <option value={does}>{isSound(plain) ? abilityOf(plain) : does}</option>;
}
