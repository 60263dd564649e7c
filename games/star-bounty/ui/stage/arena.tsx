import { isDouble } from '@haven/star-bounty-rules';
import { useBoard } from '../board-context.ts';
import { impactSum, type Sum, shotSum } from '../figures.ts';
import { useWords } from '../words.ts';
import { Coin } from './coin.tsx';
import { Die } from './die.tsx';
import { termName } from './term-name.ts';
import './arena.css';
import type { Thrown } from './use-stage.ts';

interface ArenaProps {
  readonly thrown: Thrown | null;
  readonly isRolling: boolean;
}

/** Where dice and coin fall, and what they add up to. */
export function Arena({ thrown, isRolling }: ArenaProps) {
  const { view } = useBoard();
  const { label } = useWords();
  if (thrown === null) return <EmptyArena />;
  const isPending = view.battle?.roll !== null && view.battle?.roll !== undefined && !isRolling;
  const sum = thrown.side === 'ours' ? shotSum(view, thrown.dice) : impactSum(view, thrown);
  return (
    <section
      className="sb-arena"
      data-about={thrown.side === 'ours' ? 'shot' : 'impact'}
      data-part="dice"
      data-dear=""
      data-side={thrown.side}
      aria-label={label(thrown.side === 'ours' ? 'yourRoll' : 'enemyRoll')}
    >
      <div className="sb-dice" key={thrown.at}>
        {thrown.dice.map((face, index) => (
          <Die key={index === 0 ? 'first' : 'second'} face={face} delay={index * 90} />
        ))}
        {thrown.side === 'theirs' && <Coin isHeads={thrown.heads} />}
      </div>
      {isPending && <Ledger sum={sum} side={thrown.side} />}
      {view.battle && !isPending && !isRolling && isDouble(thrown) && (
        <p className="sb-doubles">{label(thrown.side === 'ours' ? 'doublesOurs' : 'doublesTheirs')}</p>
      )}
    </section>
  );
}

/** Dice at rest: nobody wonders where they will fall. */
function EmptyArena() {
  const { view } = useBoard();
  const { label } = useWords();
  return (
    <section
      className="sb-arena"
      data-about="shot"
      data-part="dice"
      data-side="ours"
      data-rest={view.battle ? 'battle' : 'peace'}
      aria-label={label('yourRoll')}
    >
      <div className="sb-dice">
        <Die face={5} delay={0} />
        <Die face={2} delay={0} />
      </div>
    </section>
  );
}

function Ledger({ sum, side }: { readonly sum: Sum; readonly side: Thrown['side'] }) {
  const words = useWords();
  return (
    <dl className="sb-ledger">
      {sum.terms.map((term) => (
        <div key={term.what}>
          <dt>{termName(words, term.what)}</dt>
          <dd>{term.what === 'dice' ? term.amount : signed(term.amount)}</dd>
        </div>
      ))}
      <div className="sb-ledger-total">
        <dt>{words.label(side === 'ours' ? 'damage' : 'through')}</dt>
        <dd>{sum.total}</dd>
      </div>
    </dl>
  );
}

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : amount > 0 ? `+${amount}` : '0');
