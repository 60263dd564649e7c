import { INFLUENCE_TO_WIN } from '@haven/tortuga-2199-rules';
import { useBoard } from '../board-context.ts';
import { endingsIn } from '../endings.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** Scenario, round, and the end when it is near or has come. */
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
      {!lastRound && <NearEnd />}
      <button type="button" className="t2-hunt-button" data-about="huntDeck" onClick={() => look({ type: 'hunt' })}>
        <Icon name="beast-eye" />
        <span>{title('names.huntDeck')}</span> <b>{huntDeck.length}</b>
      </button>
    </header>
  );
}

/** §6.1 Told as soon as it is so, and for as long as it is. */
function NearEnd() {
  const { view } = useBoard();
  const { label, nameOf } = useWords();
  const told = endingsIn(view).map(({ seat, total, redeem }) =>
    label('nearEndOf', { seat: nameOf(seat), total, redeem, most: INFLUENCE_TO_WIN }),
  );
  return (
    <p className="t2-near-end" data-about={`nearEnd ${endingsIn(view)[0]?.seat}`} data-tells role="status">
      {told.length > 0 && `${label('nearEnd')} · ${told.join(' · ')}`}
    </p>
  );
}
