import { ACTIONS } from '@haven/tortuga-rules';
import { useWords } from '../words.ts';
import { Flag } from './flag.tsx';
import './flags.css';

/** §3.1 The five actions in their order, with everybody's totals. */
export function Flags() {
  const { label } = useWords();
  return (
    <section className="tt-flags-rail" aria-label={label('actions')}>
      <ol className="tt-flags" data-roving=".tt-cloth">
        {ACTIONS.map((action) => (
          <Flag key={action} action={action} />
        ))}
      </ol>
    </section>
  );
}
