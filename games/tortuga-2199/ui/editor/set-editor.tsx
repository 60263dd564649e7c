import '@fontsource-variable/tektur/standard.css';
import type { DocumentEditorProps } from '@haven/ui-kit';
import { useMemo } from 'react';
import { WordsContext, wordsIn } from '../words.ts';
import { CardDeeds, CardSteps } from './card-deeds.tsx';
import { CardForm } from './card-form.tsx';
import { CardList } from './card-list.tsx';
import { cardsIn, editCard } from './draft.ts';
import { ProblemList } from './problem-list.tsx';
import { placedProblems } from './problems.ts';
import { SetForm } from './set-form.tsx';
import { useCardDeeds } from './use-card-deeds.ts';
import '../palette.css';
import '../table/pieces.css';
import './editor.css';

/** A card set in the making. */
export function SetEditor(props: DocumentEditorProps) {
  return (
    <WordsContext value={wordsIn(props.language)}>
      <Bench {...props} />
    </WordsContext>
  );
}

/** On the left what there is and what is wrong with it, on the right what is open. */
function Bench(props: DocumentEditorProps) {
  const { value, place, change } = props;
  const problems = useMemo(() => placedProblems(value), [value]);
  const open = openIn(place, cardsIn(value).length);
  const deeds = useCardDeeds(props, open);
  const card = open === null ? undefined : cardsIn(value)[open];
  return (
    <div className="t2-editor" data-open={open !== null} ref={deeds.bench}>
      <div className="t2-editor-side">
        <ProblemList {...{ value, problems }} onOpen={deeds.mend} />
        <CardList {...{ value, open, problems }} onOpen={deeds.open} onAdd={deeds.add} />
      </div>
      {card === undefined || open === null ? (
        <SetForm {...{ value, change }} problems={problems.filter(({ index }) => index === undefined)} />
      ) : (
        <CardForm
          card={card}
          index={open}
          problems={problems.filter(({ index }) => index === open)}
          onChange={(edit) => change(editCard(open, edit))}
          onDeck={deeds.moveTo}
          head={<CardSteps {...{ deeds, card, problems }} index={open} />}
          foot={<CardDeeds deeds={deeds} />}
        />
      )}
    </div>
  );
}

function openIn(place: string, count: number): number | null {
  return /^\d{1,4}$/.test(place) && Number(place) < count ? Number(place) : null;
}
