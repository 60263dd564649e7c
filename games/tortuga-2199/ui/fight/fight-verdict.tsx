import { Emblem } from '../pieces.ts';
import { useWords } from '../words.ts';
import { totalOf } from './count.ts';
import { useFightLabel } from './labels.ts';
import type { FightScene } from './scenes.ts';

/** §4.9 Who wins, as soon as everything is counted. */
export function FightVerdict({ scene }: { readonly scene: FightScene }) {
  const label = useFightLabel();
  const { nameOf } = useWords();
  const { winner } = scene;
  if (winner === null) return null;
  return (
    <p className="t2-fight-verdict" data-seat={winner}>
      <span>
        <Emblem seat={winner} />
        {label('wins', { seat: nameOf(winner) })}
      </span>
      {isTie(scene) && <small>{label('tie')}</small>}
    </p>
  );
}

function isTie({ steps }: FightScene): boolean {
  return steps.length > 0 && totalOf(steps, 'attack') === totalOf(steps, 'defence');
}
