import { at } from '@haven/kit';
import { DICE, diceInHand, faceOf, pickedDice, type Rolled, type SeenPlayer } from '@haven/tortuga-rules';
import { dieLine } from '@haven/tortuga-text';
import { isMeantElsewhere } from '@haven/ui-kit';
import { useEffect } from 'react';
import { useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { ComingDeeds } from './coming-deeds.tsx';
import { BoneDie } from './die.tsx';
import { HiddenDice } from './hidden-dice.tsx';
import { useHinted } from './use-hinted.ts';
import './dice.css';

/** The dice in hand, behind the wooden screen until all have chosen. */
export function Tray() {
  const { view, front } = useBoard();
  const { label } = useWords();
  const player = at(view.players, front);
  const shown = player.rolled.flatMap((value, die) => (value === null ? [] : [{ value, die }]));
  useDiceKeys();
  return (
    <section
      className="tt-tray"
      data-about="dice"
      data-part="tray"
      data-lifted={view.phase !== 'pick'}
      data-empty={player.rolling === '' && view.deeds.length === 0}
      aria-label={label('tray')}
    >
      <div className="tt-screen" aria-hidden="true">
        <Icon name="skull-crossed-bones" />
      </div>
      <div className="tt-felt" data-roving="button.tt-tray-die">
        {shown.map(({ value, die }, order) => (
          <TrayDie key={die} value={value} die={die} order={order} />
        ))}
        {shown.length === 0 && player.rolling !== '' && <HiddenDice count={player.rolling.length} />}
        {player.rolling === '' && <EmptyTray player={player} />}
      </div>
    </section>
  );
}

interface TrayDieProps {
  readonly value: Rolled;
  readonly die: number;
  readonly order: number;
}

function TrayDie({ value, die, order }: TrayDieProps) {
  const { asked, draft, tap, stage, view, front, me } = useBoard();
  const { say } = useWords();
  const letter = at(DICE, die);
  const isHinted = useHinted(letter);
  const face = faceOf(value);
  const kept = pickedDice(at(view.players, front));
  const isUp = asked?.type === 'pick' ? (draft.dice & (1 << die)) !== 0 : (kept & (1 << die)) !== 0;
  const art = (
    <BoneDie
      key={`${stage.frame.throws} ${value}`}
      letter={letter}
      face={face}
      tumbles={view.phase === 'pick' || view.phase === 'open' ? order * 70 : null}
    />
  );
  const name = say(dieLine(value));
  if (asked?.type !== 'pick' || front !== me)
    return (
      <span
        className="tt-tray-die"
        data-about={`die ${letter}`}
        role="img"
        aria-label={name}
        data-up={isUp}
        data-idle={kept !== 0 && !isUp}
      >
        {art}
      </span>
    );
  return (
    <button
      type="button"
      className="tt-tray-die"
      data-about={`die ${letter}`}
      aria-pressed={isUp}
      aria-label={name}
      aria-keyshortcuts={letter}
      data-up={isUp}
      data-loose={isUp ? undefined : letter}
      data-hinted={isHinted}
      onClick={() => tap({ type: 'die', die })}
    >
      {art}
    </button>
  );
}

/** §2.7, §2.9 Nothing in hand: placed until the round is over. */
function EmptyTray({ player }: { readonly player: SeenPlayer }) {
  const { view } = useBoard();
  const { label } = useWords();
  if (view.deeds.length > 0) return <ComingDeeds />;
  const isDone = diceInHand(player) === 0;
  return <p className="tt-felt-note">{label(isDone ? 'allPlaced' : 'diceInHand')}</p>;
}

const LETTERS = DICE.join('');

/** A to E take up a die or put it back. */
function useDiceKeys(): void {
  const { asked, own, tap } = useBoard();
  const isPicking = asked?.type === 'pick';
  useEffect(() => {
    if (!isPicking || own === null) return;
    const onKey = (event: KeyboardEvent) => {
      const die = event.key.length === 1 ? LETTERS.indexOf(event.key.toUpperCase()) : -1;
      if (die < 0 || own.rolled[die] === null || isMeantElsewhere(event)) return;
      tap({ type: 'die', die });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isPicking, own, tap]);
}
