import { tortuga2199 } from '@haven/tortuga-2199-rules';
import { moveLine, sectorStatus } from '@haven/tortuga-2199-text';
import { aimsAt } from '../actions/aim.ts';
import { useBoard } from '../board-context.ts';
import { sectorNote, sectorTopic } from '../details/sector-topic.ts';
import { useExplainer } from '../details/topic.ts';
import { useWords } from '../words.ts';
import { type Box, cornersOf, INNER, pathOf, type Rotation, SIZE, type Spot } from './geometry.ts';

interface HexProps {
  readonly spot: Spot;
  readonly box: Box;
  readonly turn: Rotation;
}

/** A sector under the finger: it plays the move that is aimed at it, or tells about itself and offers what can be done there. */
export function HexButton({ spot: { id, centre }, box, turn }: HexProps) {
  const board = useBoard();
  const words = useWords();
  const explainer = useExplainer();
  const { view, moves, play } = board;
  const { say } = words;
  const [move, ...others] = [...moves.values()].filter((each) => aimsAt(each) === id);
  const [w, h] = turn === 'upright' ? [2 * INNER, 2 * SIZE] : [2 * SIZE, 2 * INNER];
  const isAlone = move !== undefined && others.length === 0;
  const tell = (thing: HTMLElement) =>
    explainer.show({ topic: sectorTopic({ board, words }, id), thing, isPinned: true });
  return (
    <button
      type="button"
      className="t2-hex"
      data-glass=""
      data-sector={id}
      data-about={`sector ${id}`}
      data-turn={turn}
      data-legal={isAlone}
      data-move={isAlone ? tortuga2199.notate(move) : undefined}
      aria-label={
        isAlone ? `${say(moveLine(move, view))}. ${say(sectorStatus(view, id))}` : say(sectorStatus(view, id))
      }
      aria-description={sectorNote({ board, words }, id)}
      style={{
        left: `${(100 * (centre[0] - box.left - w / 2)) / box.width}%`,
        top: `${(100 * (centre[1] - box.top - h / 2)) / box.height}%`,
        width: `${(100 * w) / box.width}%`,
        height: `${(100 * h) / box.height}%`,
      }}
      onClick={({ currentTarget }) => (isAlone ? play(tortuga2199.notate(move)) : tell(currentTarget))}
    >
      <svg viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`} aria-hidden="true">
        <path className="t2-hex-ring" d={pathOf(cornersOf(turn, 95))} />
      </svg>
    </button>
  );
}
