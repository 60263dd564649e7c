import { INFLUENCE_TO_WIN } from '@haven/tortuga-2199-rules';
import { LevelMark } from '@haven/ui-kit';
import { CaptainFace } from '../art/captain-face.tsx';
import { useBoard } from '../board-context.ts';
import { useWords } from '../words.ts';
import { RaceBar } from './race.tsx';
import { Total } from './total.tsx';

/** On a phone: the race at a glance, one captain beside the other. */
export function CaptainStrip() {
  const { view, look, props, awaits, me } = useBoard();
  const { nameOf, label, language } = useWords();
  return (
    <ol className="t2-strip">
      {view.captains.map((captain, seat) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is a captain for the whole match.
          key={seat}
          data-about={`captain ${seat}`}
          data-seat={seat}
          data-turn={view.turn.seat === seat && view.round > 0}
          data-next={awaits === 'turn' && seat === me}
        >
          <button
            type="button"
            aria-label={label('captainOf', { seat: nameOf(seat), total: captain.total, most: INFLUENCE_TO_WIN })}
            onClick={() => look({ type: 'captain', seat })}
          >
            <CaptainFace seat={seat} />
            <Total seat={seat} />
            <span>
              {nameOf(seat)} <LevelMark level={props.seats?.[seat]?.level} language={language} />
            </span>
          </button>
          <RaceBar captain={captain} />
        </li>
      ))}
    </ol>
  );
}
