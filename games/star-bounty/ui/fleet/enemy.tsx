import { BOUNTY, type Bounty, healthOf, moves } from '@haven/star-bounty-rules';
import { m } from 'motion/react';
import type { ReactNode } from 'react';
import { useBoard } from '../board-context.ts';
import { SuitIcon } from '../cards/suits.tsx';
import { Thing } from '../details/thing.tsx';
import { enemyTopic } from '../details/topics.ts';
import { Icon } from '../pieces.ts';
import { SYSTEM_ICON } from '../ship/system-icons.ts';
import { useWords } from '../words.ts';
import { HealthGauge } from './health-gauge.tsx';
import { EnemyShip } from './ships.tsx';

/** An enemy face up: its ship, its card, its health, and what it does to yours. */
export function Enemy({ enemy, card }: { readonly enemy: Bounty; readonly card: ReactNode }) {
  const { view } = useBoard();
  const words = useWords();
  const { battle } = view;
  const role = battle === null ? 'free' : battle.enemy === enemy ? 'engaged' : 'waiting';
  return (
    <div
      className="sb-enemy"
      data-about={`enemy ${enemy}`}
      data-role={role}
      data-suit={BOUNTY[enemy].suit}
      data-enemy={enemy}
      {...(role === 'engaged' && { 'data-dear': '' })}
    >
      <div className="sb-enemy-ship">
        <EnemyShip suit={BOUNTY[enemy].suit} />
      </div>
      <Thing
        className="sb-enemy-card"
        about={`enemy ${enemy}`}
        topic={enemyTopic(words, view, enemy)}
        {...(role !== 'engaged' && { move: moves.engage[enemy] })}
      >
        <m.span className="sb-flying" layoutId={enemy}>
          {card}
        </m.span>
      </Thing>
      <HealthGauge enemy={enemy} health={role === 'engaged' && battle ? battle.health : healthOf(enemy)} />
      <Menace enemy={enemy} />
    </div>
  );
}

/** §3.2, §3.3 */
function Menace({ enemy }: { readonly enemy: Bounty }) {
  const { label, say } = useWords();
  const { disables } = BOUNTY[enemy];
  if (disables === null) {
    return (
      <p className="sb-menace sb-menace-hearts">
        <SuitIcon suit="H" /> {label('anyHitCritical')}
      </p>
    );
  }
  return (
    <p className="sb-menace">
      <Icon name={SYSTEM_ICON[disables]} />{' '}
      {label('goesOff', { system: say({ key: `systemTitles.${disables}`, values: {} }) })}
    </p>
  );
}
