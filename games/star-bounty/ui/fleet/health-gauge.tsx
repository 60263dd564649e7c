import { type Bounty, healthOf } from '@haven/star-bounty-rules';
import { useBoard } from '../board-context.ts';
import { shotSum } from '../figures.ts';
import { useWords } from '../words.ts';

/** Health as a bar of points; a shot that lies on the table shows what it would take. */
export function HealthGauge({ enemy, health }: { readonly enemy: Bounty; readonly health: number }) {
  const { view } = useBoard();
  const { label } = useWords();
  const full = healthOf(enemy);
  const roll = view.step?.type === 'volley' && view.battle?.enemy === enemy ? view.battle.roll : null;
  const damage = roll ? shotSum(view, roll.dice).total : 0;
  return (
    <div className="sb-health" role="img" aria-label={label('healthLeft', { health, full })}>
      <div className="sb-health-bar">
        <span className="sb-health-left" style={{ width: `${(100 * health) / full}%` }} />
        <span className="sb-health-taken" style={spanOf({ health, damage, full })} />
      </div>
      <span className="sb-health-number">
        <b>{health}</b>/{full}
      </span>
    </div>
  );
}

function spanOf({ health, damage, full }: { readonly health: number; readonly damage: number; readonly full: number }) {
  const taken = Math.min(health, damage);
  return { left: `${(100 * (health - taken)) / full}%`, width: `${(100 * taken) / full}%` };
}
