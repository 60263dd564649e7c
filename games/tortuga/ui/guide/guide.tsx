import { ACTIONS, type Action, DICE, type Effect, effectsOf, NUMBERS } from '@haven/tortuga-rules';
import { Medal } from '../art/medal.tsx';
import { useBoard } from '../board-context.ts';
import { FACE_ICON } from '../dice/faces.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import './guide.css';

export const GUIDE_ID = 'tt-guide';

/** §2.1 What every die shows, and what every action brings: one tap away at any time. */
export function Guide() {
  const { view } = useBoard();
  const { label } = useWords();
  return (
    <div className="tt-guide" id={GUIDE_ID} popover="auto" role="dialog" aria-label={label('guide')}>
      <div className="tt-guide-head">
        <h2>{label('guide')}</h2>
        <button type="button" className="tt-button" popoverTarget={GUIDE_ID} popoverTargetAction="hide">
          {label('close')}
        </button>
      </div>
      <div className="tt-guide-page">
        <table>
          <GuideHead />
          <tbody>
            {ACTIONS.map((action) => (
              <GuideRows key={action} action={action} effects={effectsOf(view)} />
            ))}
          </tbody>
        </table>
        <p>
          <Icon name="skull-crossed-bones" /> {label('guideSkull')}
        </p>
        <p>
          <Icon name="shield" /> {label('guideDefence')}
        </p>
      </div>
    </div>
  );
}

function GuideHead() {
  const { label } = useWords();
  return (
    <thead>
      <tr>
        <th scope="col">{label('action')}</th>
        {DICE.map((die) => (
          <th key={die} scope="col" className="tt-guide-die">
            {die}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function GuideRows({ action, effects }: { readonly action: Action; readonly effects: readonly Effect[] }) {
  const { actionOf } = useWords();
  return (
    <>
      <tr>
        <th scope="row">
          <Icon name={FACE_ICON[action]} />
          <span>{actionOf(action)}</span>
        </th>
        {DICE.map((die) => (
          <td key={die} className="tt-guide-number" data-value={NUMBERS[action][die]}>
            {NUMBERS[action][die]}
          </td>
        ))}
      </tr>
      <tr className="tt-guide-effects">
        <td colSpan={DICE.length + 1}>
          {effects.map((effect) => (
            <EffectOf key={effect} action={action} effect={effect} />
          ))}
        </td>
      </tr>
    </>
  );
}

interface EffectProps {
  readonly action: Action;
  readonly effect: Effect;
}

function EffectOf({ action, effect }: EffectProps) {
  const { word, label } = useWords();
  return (
    <span className="tt-guide-effect">
      <Medal position={effect === 'second' ? 2 : 1} />
      <span className="visually-hidden">{label(GETS[effect])}</span>
      {word(`effects.${action}.${effect}`)}
    </span>
  );
}

const GETS = { first: 'firstGets', second: 'secondGets', duel: 'bestGets' } as const;
