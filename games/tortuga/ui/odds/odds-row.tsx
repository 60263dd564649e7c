import { labelled } from '@haven/text-kit';
import { Switch, useAid } from '@haven/ui-kit';
import { type CSSProperties, useMemo } from 'react';
import { useBoard } from '../board-context.ts';
import { FACE_ICON } from '../dice/faces.ts';
import { Icon } from '../pieces.ts';
import { usePreferences } from '../preferences.ts';
import { useWords } from '../words.ts';
import { type Chance, chancesOf } from './chances.ts';
import { ODDS_ID, OddsTable } from './odds-table.tsx';
import './odds.css';

const AID = 'odds';

/** At the pick: the chance to lead each action. It can be switched off, and the result says whether it was used. */
export function OddsRow() {
  const { odds: isOn } = usePreferences();
  const { props } = useBoard();
  if (props.isPuzzle || props.isLesson) return null;
  return (
    <div className="tt-odds" data-about="odds">
      <OddsSwitch />
      {isOn && <OddsCells />}
    </div>
  );
}

function OddsSwitch() {
  const { label } = useWords();
  const { odds } = usePreferences();
  return (
    <Switch
      look="tt-odds"
      label={label('showOdds')}
      isOn={odds}
      turn={(isOn) => usePreferences.setState({ odds: isOn })}
    >
      <Icon name="rolling-dices" />
    </Switch>
  );
}

function OddsCells() {
  const { view, me, draft, props } = useBoard();
  const { label } = useWords();
  const chances = useMemo(() => (me === null ? [] : chancesOf(view, me, draft.dice)), [view, me, draft.dice]);
  useAid(props, AID);
  return (
    <>
      <ul className="tt-odds-cells" aria-label={label('odds')}>
        {chances.map((chance) => (
          <OddsCell key={chance.action} chance={chance} />
        ))}
      </ul>
      <button type="button" className="tt-odds-more" popoverTarget={ODDS_ID} aria-label={label('oddsTable')}>
        …
      </button>
      <OddsTable chances={chances} />
    </>
  );
}

function OddsCell({ chance }: { readonly chance: Chance }) {
  const { label, language, shortOf, percent } = useWords();
  const { action, need, odds } = chance;
  const reached = odds[need] ?? 0;
  const said = `${shortOf(action)}, ${label('oddsAtLeast', { total: need })}`;
  const style: CSSProperties & Record<`--${string}`, string> = { '--part': `${100 * reached}%` };
  return (
    <li style={style}>
      <Icon name={FACE_ICON[action]} />
      <span className="visually-hidden">{labelled(language, said, percent(reached))}</span>
      <small aria-hidden="true">≥{need}</small>
      <b aria-hidden="true">{percent(reached)}</b>
    </li>
  );
}
