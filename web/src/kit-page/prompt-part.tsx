import { Choices, countDown, PromptLine, Switch } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { useExampleWords } from './example.ts';
import { ShownPart } from './shown-part.tsx';

const ANSWERS = ['Sail on', 'Board them', 'Flee'] as const;

export function PromptPart() {
  const { label } = useExampleWords();
  const [given, give] = useState('nothing yet');
  const [locked, lock] = useState(false);
  useLastSeconds();
  const choices = ANSWERS.map((answer, place) => ({
    label: answer,
    note: place === 2 ? 'costs a chest' : '',
    give: () => give(answer),
  }));
  return (
    <ShownPart name="PromptLine, LastSeconds, Choices, Switch">
      <section className="kit-dock" aria-label={label('prompt')}>
        <PromptLine>{`What now? Answered: ${given}.`}</PromptLine>
        <Choices choices={choices} locked={locked} />
        <Switch label="Locked" isOn={locked} turn={lock}>
          Locked
        </Switch>
      </section>
    </ShownPart>
  );
}

/** As if the clock of a table ran out. */
function useLastSeconds(): void {
  useEffect(() => {
    countDown(9);
    return () => countDown(null);
  }, []);
}
