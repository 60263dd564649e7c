import { boundFigures } from '@haven/text-kit';
import { abilityHint } from '@haven/tortuga-2199-text';
import { useId, useRef } from 'react';
import { useWords } from '../words.ts';
import { PartField } from './ability-parts.tsx';
import { typed } from './controls.tsx';
import { type Draft, isDraft, withField } from './draft.ts';
import { Problems } from './field.tsx';
import { KeywordChoice } from './keyword-choice.tsx';
import { useEditorLabel, useFieldLabel } from './labels.ts';
import { type Part, partsOf, plainAbility } from './parts.ts';
import type { PlacedProblem } from './problems.ts';
import { isSound, KEYWORD_LIST } from './shapes.ts';
import { StrangeField } from './strange-field.tsx';

interface AbilitiesProps {
  readonly value: unknown;
  readonly problems: readonly PlacedProblem[];
  readonly onChange: (value: readonly unknown[]) => void;
  /** The field they stand in: the card's own, or a choice within one. */
  readonly field?: string;
}

/** A list of abilities, one under the other. */
export function AbilitiesField({ value, problems, onChange, field = 'abilities' }: AbilitiesProps) {
  const label = useEditorLabel();
  const fieldLabel = useFieldLabel();
  const { box, adder, toNewest, toAdder } = useListFocus();
  const list = (Array.isArray(value) ? value : []).map((ability: unknown) => (isDraft(ability) ? ability : {}));
  const keywords = list.map(keywordsIn);
  const add = () => {
    onChange([...list, plainAbility(KEYWORD_LIST.find((word) => !keywords.flat().includes(word)) ?? 'draw')]);
    toNewest();
  };
  const remove = (index: number) => {
    onChange(list.toSpliced(index, 1));
    toAdder();
  };
  return (
    <fieldset className="t2-abilities" data-field={field} data-wrong={problems.length > 0} ref={box}>
      <legend>{fieldLabel(field)}</legend>
      {list.map((ability, index) => (
        <AbilityRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place on the card.
          key={index}
          number={index + 1}
          ability={ability}
          problems={problems.filter((problem) => keywords[index]?.includes(wordIn(problem)))}
          onChange={(next) => onChange(list.with(index, next))}
          onRemove={() => remove(index)}
        />
      ))}
      <Problems problems={problems.filter((problem) => !keywords.flat().includes(wordIn(problem)))} />
      <button type="button" className="button button-small" ref={adder} data-deed="add-ability" onClick={add}>
        {label('addAbility')}
      </button>
    </fieldset>
  );
}

/** Of which keyword the check speaks; no keyword is a line break. */
function wordIn({ values }: PlacedProblem): string {
  return String(values?.word ?? '\n');
}

/** The keyword of an ability, and those that it offers to choose from. */
function keywordsIn(ability: Draft): string[] {
  const choices: readonly unknown[] = Array.isArray(ability.of) ? ability.of : [];
  return [typed(ability.does), ...choices.filter(isDraft).flatMap(keywordsIn)];
}

/** Whoever adds something goes on there, whoever takes something away goes on beside. */
function useListFocus() {
  const box = useRef<HTMLFieldSetElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const toNewest = () =>
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>(':scope > .t2-ability > .t2-ability-head select');
      [...(rows ?? [])].at(-1)?.focus();
    });
  return { box, adder, toNewest, toAdder: () => adder.current?.focus() };
}

interface RowProps {
  readonly number: number;
  readonly ability: Draft;
  readonly problems: readonly PlacedProblem[];
  readonly onChange: (ability: Draft) => void;
  readonly onRemove: () => void;
}

function AbilityRow({ number, ability, problems, onChange, onRemove }: RowProps) {
  const label = useEditorLabel();
  const { say } = useWords();
  const id = useId();
  const own = problems.filter((problem) => wordIn(problem) === typed(ability.does));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser.
    <div className="t2-ability" role="group" aria-label={label('ability', { number })}>
      <div className="t2-ability-head">
        <KeywordChoice ability={ability} problem={own.length > 0 ? id : undefined} onChange={onChange} />
        <button
          type="button"
          className="icon-button"
          aria-label={label('removeAbility', { number })}
          onClick={onRemove}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      <AbilityParts {...{ ability, problems, onChange }} />
      {isSound(ability) && <p className="t2-ability-hint">{boundFigures(say(abilityHint(ability)))}</p>}
      <Problems id={id} problems={own} />
    </div>
  );
}

type PartsProps = Pick<RowProps, 'ability' | 'problems' | 'onChange'>;

/** What most abilities have stands in the open. */
const PLAIN = ['n', 'of'];

/** What goes with the keyword; what does not, but stands there, can be taken away. */
function AbilityParts({ ability, problems, onChange }: PartsProps) {
  const label = useEditorLabel();
  const parts = [...partsOf(typed(ability.does))];
  const strange = Object.keys(ability).filter((field) => field !== 'does' && !parts.some(([part]) => part === field));
  const set = (field: string) => (value: unknown) => onChange(withField(ability, field, value));
  const row = ([field, part]: [string, Part]) =>
    part.kind === 'abilities' ? (
      <AbilitiesField
        key={field}
        field={field}
        problems={problems.filter((problem) => wordIn(problem) !== typed(ability.does))}
        value={ability[field]}
        onChange={set(field)}
      />
    ) : (
      <PartField key={field} {...{ field, part }} value={ability[field]} onChange={set(field)} />
    );
  const others = parts.filter(([field]) => !PLAIN.includes(field));
  return (
    <div className="t2-parts">
      {parts.filter(([field]) => PLAIN.includes(field)).map(row)}
      {strange.map((field) => (
        <StrangeField key={field} field={field} value={ability[field]} onRemove={() => set(field)(undefined)} />
      ))}
      {others.length > 0 && (
        <details open={others.some(([field]) => ability[field] !== undefined) || undefined}>
          <summary>{label('moreParts')}</summary>
          <div className="t2-parts">{others.map(row)}</div>
        </details>
      )}
    </div>
  );
}
