import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { say as toast } from '../parts/toasts.tsx';
import { addressOf } from '../replays/addresses.ts';
import type { Replay } from '../replays/replay.ts';
import type { ReplaySource } from '../replays/replay-messages.ts';
import { pointWords, type Telling } from './point-words.ts';
import type { ToldPoint } from './told-review.ts';

interface PointsProps {
  readonly points: readonly ToldPoint[];
  readonly telling: Telling;
  readonly source: ReplaySource;
  readonly replay: Replay;
}

/** The moments that mattered most: to be looked at, and to be played on from. */
export function Points({ points, ...shared }: PointsProps) {
  const { say } = shared.telling.words;
  return (
    <section>
      <h2>{say('points')}</h2>
      {points.length === 0 && <p>{say('quiet')}</p>}
      <ol className="review-points">
        {points.map((point) => (
          <Point key={`${point.kind} ${point.move}`} point={point} {...shared} />
        ))}
      </ol>
    </section>
  );
}

type PointProps = Omit<PointsProps, 'points'> & { readonly point: ToldPoint };

function Point({ point, telling, source, replay }: PointProps) {
  const { say } = telling.words;
  const { move, seat } = point;
  const playOn = usePlayOn(replay);
  return (
    <li className="review-point" data-kind={point.kind}>
      <h3>{say('move', { number: move + 1 })}</h3>
      {pointWords(telling, point).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="review-deeds">
        <Link className="button button-small" href={addressOf('replay', source, `?move=${move}&as=${seat}`)}>
          {say('see')}
        </Link>
        {point.kind === 'choice' && (
          <button type="button" className="button button-small" onClick={() => void playOn(point)}>
            {say('playOn')}
          </button>
        )}
      </p>
    </li>
  );
}

function usePlayOn({ branch }: Replay): (point: ToldPoint) => Promise<void> {
  const t = useTranslations('story');
  return ({ move, seat }) =>
    branch(move, seat).then(
      (run) => {
        toast({ text: t('branched'), mood: 'good', about: 'story' });
        navigate(`/run/${run}`);
      },
      () => toast({ text: t('failed'), mood: 'bad', about: 'story' }),
    );
}
