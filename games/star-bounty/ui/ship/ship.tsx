import { SYSTEMS } from '@haven/star-bounty-rules';
import { useWords } from '../words.ts';
import { Drones } from './drones.tsx';
import { LifeSupport } from './life-support.tsx';
import { SystemStack } from './system-stack.tsx';
import './ship.css';

/** Your own ship: life support, drones, and the three systems. */
export function Ship() {
  const { label } = useWords();
  return (
    <section className="sb-ship" aria-label={label('ship')}>
      <div className="sb-vitals">
        <LifeSupport />
        <Drones />
      </div>
      <div className="sb-systems" data-part="systems">
        {SYSTEMS.map((system) => (
          <SystemStack key={system} system={system} />
        ))}
      </div>
    </section>
  );
}
