import type { Seat } from '@haven/kit';
import type { Phase, SeatReview } from '@haven/kit/review';
import { colourOf } from './lines.ts';
import { luckWords } from './luck-words.ts';
import type { Telling } from './point-words.ts';

interface SeatsProps {
  readonly reviews: readonly SeatReview[];
  readonly telling: Telling;
}

/** Two bars for each seat and a sentence: what chance brought, and what better moves would have. */
export function Balance({ reviews, telling }: SeatsProps) {
  const { say } = telling.words;
  const most = Math.max(LEAST_SCALE, ...reviews.flatMap(({ luck, missed }) => [Math.abs(luck), missed]));
  return (
    <section>
      <h2>{say('balance')}</h2>
      <ul className="review-balance">
        {reviews.map((review, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <SeatBalance key={seat} seat={seat} review={review} telling={telling} most={most} />
        ))}
      </ul>
    </section>
  );
}

/** Where nothing much happened, bars stay short. */
const LEAST_SCALE = 0.2;

interface SeatProps {
  readonly seat: Seat;
  readonly review: SeatReview;
  readonly telling: Telling;
  readonly most: number;
}

function SeatBalance({ seat, review, telling, most }: SeatProps) {
  const { luck, missed } = review;
  const { words, seats } = telling;
  return (
    <li style={{ borderColor: colourOf(telling.ui, seat) }}>
      <Bar label={words.say('luck')} share={luck / most} />
      <Bar label={words.say('decisions')} share={-missed / most} />
      <p>{luckWords(words, seats[seat]?.name ?? '', review)}</p>
    </li>
  );
}

/** From the middle to the right if it is a gain, to the left if it is a loss. */
function Bar({ label, share }: { readonly label: string; readonly share: number }) {
  const width = `${(Math.abs(share) * 50).toFixed(1)}%`;
  return (
    <div className="review-bar" aria-hidden="true">
      <span>{label}</span>
      <div data-kind={share < 0 ? 'loss' : 'gain'}>
        <i style={{ width, [share < 0 ? 'right' : 'left']: '50%' }} />
      </div>
    </div>
  );
}

const PHASES = ['beginning', 'middle', 'end'] as const;

/** Of everybody's choices, how many were as good as the best. */
export function Accuracy({ reviews, telling: { words, seats } }: SeatsProps) {
  const { say, percent } = words;
  const shareOf = ({ choices, sound }: Phase) => (choices === 0 ? say('none') : percent(sound / choices));
  return (
    <section>
      <h2>{say('accuracy')}</h2>
      <p className="review-hint">{say('accuracyHint')}</p>
      <table className="review-accuracy">
        <thead>
          <tr>
            <th scope="col">{say('player')}</th>
            {PHASES.map((phase) => (
              <th key={phase} scope="col">
                {say(phase)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reviews.map(({ phases }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <tr key={seat}>
              <th scope="row">{seats[seat]?.name}</th>
              {phases.map((phase, place) => (
                <td key={PHASES[place]}>{shareOf(phase)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
