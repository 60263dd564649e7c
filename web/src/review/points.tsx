import type { Seat } from '@haven/kit';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { say as toast } from '../parts/toasts.tsx';
import { addressOf } from '../replays/addresses.ts';
import type { Replay } from '../replays/replay.ts';
import type { ReplaySource } from '../replays/replay-messages.ts';
import type { Arranged } from './arranged.ts';
import { pointWords, type Telling, whenWords } from './point-words.ts';
import type { ReviewKey } from './text/en.ts';
import type { ToldPoint } from './told-review.ts';

interface SharedProps {
  readonly telling: Telling;
  readonly source: ReplaySource;
  readonly replay: Replay;
}

type AllProps = SharedProps & Arranged & { readonly reader: Seat | undefined };

/** The moments that mattered most: to be looked at, and to be played on from; the reader's come first. */
export function Points({ own, others, reader, ...shared }: AllProps) {
  if (reader === undefined) return <Some title="points" quiet="quiet" points={others} {...shared} />;
  return (
    <>
      <Some title="ownPoints" quiet="ownQuiet" points={own} {...shared} />
      {others.length > 0 && <Some title="othersPoints" quiet="quiet" points={others} {...shared} />}
    </>
  );
}

interface SomeProps extends SharedProps {
  readonly title: ReviewKey;
  readonly quiet: ReviewKey;
  readonly points: readonly ToldPoint[];
}

function Some({ title, quiet, points, ...shared }: SomeProps) {
  const { say } = shared.telling.words;
  return (
    <section>
      <h2>{say(title)}</h2>
      {points.length === 0 && <p>{say(quiet)}</p>}
      <ol className="review-points">
        {points.map((point) => (
          <Point key={`${point.kind} ${point.move} ${point.seat}`} point={point} {...shared} />
        ))}
      </ol>
    </section>
  );
}

type PointProps = SharedProps & { readonly point: ToldPoint };

function Point({ point, telling, source, replay }: PointProps) {
  const { say } = telling.words;
  const { move, seat } = point;
  const playOn = usePlayOn(replay);
  return (
    <li className="review-point" data-kind={point.kind}>
      <h3>{whenWords(telling, point)}</h3>
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
