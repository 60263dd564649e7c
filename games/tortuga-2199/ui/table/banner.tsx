import { useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** Scenario, round, and the last round when it has come. */
export function Banner() {
  const { view, look } = useBoard();
  const { title, label, nameOf } = useWords();
  const { options, round, lastRound, huntDeck } = view;
  return (
    <header className="t2-banner">
      <p data-about="round" data-tells>
        {title('names.round')} <b>{Math.max(1, round)}</b>
        {options.scenario !== 'standard' && (
          <span className="t2-scenario"> · {title(`options.scenario.values.${options.scenario}`)}</span>
        )}
      </p>
      {lastRound && (
        <p className="t2-last-round" data-about="lastRound" data-tells role="status">
          <Icon name="crown" /> {label('lastRound', { seat: nameOf(lastRound.conqueror) })}
        </p>
      )}
      <button type="button" className="t2-hunt-button" data-about="huntDeck" onClick={() => look({ type: 'hunt' })}>
        <Icon name="beast-eye" />
        <span>{title('names.huntDeck')}</span> <b>{huntDeck.length}</b>
      </button>
    </header>
  );
}
