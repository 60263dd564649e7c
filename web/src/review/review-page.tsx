import type { GameTypes } from '@haven/kit';
import { listed } from '@haven/text-kit';
import type { GameUi } from '@haven/ui-kit';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { keepOffline } from '../page/keep-offline.ts';
import { useFragment } from '../page/use-fragment.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { useTitle } from '../page/use-title.ts';
import { Toasts, say as toast } from '../parts/toasts.tsx';
import { addressOf } from '../replays/addresses.ts';
import type { Replay } from '../replays/replay.ts';
import type { ReplaySource } from '../replays/replay-messages.ts';
import { useOpenedReplay } from '../replays/use-opened-replay.ts';
import { Notice } from '../shell/missing.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { loadUi } from '../table/load-ui.ts';
import { namedSeats } from '../words/named-seats.ts';
import { useGameTitle } from '../words/use-game-title.ts';
import { arranged, readerOf } from './arranged.ts';
import { Accuracy, Balance } from './balance.tsx';
import { Chart } from './chart.tsx';
import { pictureOf, shareFile } from './picture.ts';
import type { Telling } from './point-words.ts';
import { Points } from './points.tsx';
import './review.css';
import type { ToldReview } from './told-review.ts';
import { useReview } from './use-review.ts';
import { useReviewWords } from './use-review-words.ts';

/** What a Captain makes of a match that is over. */
export function ReviewPage({ kind, id }: ReplaySource) {
  const t = useTranslations('closed');
  const replay = useOpenedReplay({ kind, id });
  useEffect(keepOffline, []);
  if (typeof replay === 'string') return <Notice title={t('title')} text={t(replay)} />;
  return replay === null ? <Waiting /> : <OpenReview replay={replay} source={{ kind, id }} />;
}

/** A match that the address itself carries. */
export function SharedReview() {
  const fragment = useFragment();
  return <ReviewPage kind="shared" id={fragment} key={fragment} />;
}

interface OpenProps {
  readonly replay: Replay;
  readonly source: ReplaySource;
}

function OpenReview({ replay, source }: OpenProps) {
  const t = useTranslations('closed');
  const { game } = replay.head;
  const ui = useLoaded(async () => loadUi(game), game);
  const { say } = useReviewWords();
  const title = say('title', { game: useGameTitle(game) });
  useTitle(title);
  if (ui === null) return <Waiting />;
  if (ui === 'failed' || ui.value === undefined) return <Notice title={t('title')} text={t('unknown-game')} />;
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="review">
        <h1>{title}</h1>
        <p>{say('lead')}</p>
        <Progressing replay={replay} source={source} ui={ui.value} title={title} />
      </main>
      <Toasts />
    </div>
  );
}

interface ReviewedProps extends OpenProps {
  readonly ui: GameUi<GameTypes>;
  readonly title: string;
}

function Progressing(props: ReviewedProps) {
  const { say } = useReviewWords();
  const now = useReview(props.source);
  if (now.kind === 'ready') return <Told {...props} review={now.review} />;
  const way = (
    <Link className="button" href={addressOf('replay', props.source)}>
      {say(now.kind === 'failed' ? 'back' : 'cancel')}
    </Link>
  );
  if (now.kind === 'failed')
    return (
      <>
        <p className="complaint">{say('failed')}</p>
        {way}
      </>
    );
  const { done, all } = now;
  return (
    <div className="review-progress">
      <p role="status">{say('looking')}</p>
      <progress aria-label={say('looking')} value={done} max={Math.max(1, all)} />
      <p>{all > 0 && say('progress', { done, all })}</p>
      {way}
    </div>
  );
}

function Told({ replay, source, ui, title, review }: ReviewedProps & { readonly review: ToldReview }) {
  const words = useReviewWords();
  const seats = namedSeats(ui, replay.head.seats, words.language);
  const telling = { ui, seats, words };
  const { stands } = review;
  const reader = readerOf(replay.head.viewer, seats);
  const { own, others } = arranged(review.points, reader);
  const marked = new Set([...own, ...others].map(({ move }) => move));
  return (
    <>
      <section>
        <h2>{words.say('chances')}</h2>
        <Chart stands={stands} marked={[...marked]} telling={telling} />
      </section>
      <Points own={own} others={others} reader={reader} telling={telling} source={source} replay={replay} />
      <Balance reviews={review.seats} telling={telling} />
      <Accuracy reviews={review.seats} telling={telling} />
      <Ways replay={replay} source={source} telling={telling} review={review} title={title} />
    </>
  );
}

interface WaysProps extends OpenProps {
  readonly telling: Telling;
  readonly review: ToldReview;
  readonly title: string;
}

function Ways({ replay, source, telling, review, title }: WaysProps) {
  const t = useTranslations('story');
  const { say } = telling.words;
  const [winners = []] = replay.head.outcome?.ranking ?? [];
  const names = listed(
    telling.words.language,
    winners.map((seat) => telling.seats[seat]?.name ?? ''),
  );
  const share = () =>
    pictureOf(review.stands, telling, { title, result: say('won', { names }) })
      .then(shareFile)
      .catch(whyNotShared(t('failed')));
  return (
    <p className="review-deeds">
      <button type="button" className="button button-main" onClick={() => void share()}>
        {say('picture')}
      </button>
      <Link className="button" href={addressOf('replay', source)}>
        {say('back')}
      </Link>
    </p>
  );
}

/** Whoever thinks better of it need not be told. */
const whyNotShared = (text: string) => (error: unknown) => {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  toast({ text, mood: 'bad', about: 'story' });
};
