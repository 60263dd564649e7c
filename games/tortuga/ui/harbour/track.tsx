import type { Seat } from '@haven/kit';
import { type CarryingArea, capacityOf, LAST_BOX, TOKEN_OF } from '@haven/tortuga-rules';
import * as m from 'motion/react-m';
import { useBoard } from '../board-context.ts';
import { TOKEN_ICON } from '../dice/faces.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

const BOXES = Array.from({ length: LAST_BOX }, (_, box) => box + 1);
const GLIDE = { type: 'spring', stiffness: 200, damping: 22 } as const;

interface TrackProps {
  readonly seat: Seat;
  readonly area: CarryingArea;
  readonly box: number;
}

/** §1.3, §5.6 Where the boat or the pirate stands, and how many chests each box carries. */
export function Track({ seat, area, box }: TrackProps) {
  const { stage } = useBoard();
  const { label, word } = useWords();
  const token = TOKEN_OF[area];
  const values = { token: word(`names.${token}`), box, room: capacityOf(box) };
  return (
    <div className="tt-track" data-about={`track ${seat} ${area}`} role="img" aria-label={label('trackAt', values)}>
      {BOXES.map((each) => (
        <span
          key={each}
          className="tt-box"
          data-here={each === box}
          data-room={capacityOf(each)}
          data-edge={capacityOf(each) !== capacityOf(each - 1)}
        >
          {each === box ? (
            <m.span
              className="tt-token"
              data-seat={seat}
              layoutId={`${token}-${seat}`}
              layoutDependency={stage.frame}
              transition={GLIDE}
            >
              <Icon name={TOKEN_ICON[token]} />
            </m.span>
          ) : null}
          <i>{each}</i>
        </span>
      ))}
    </div>
  );
}
