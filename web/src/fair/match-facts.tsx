import { listingOf } from '@haven/games/uis';
import type { Outcome, Seat } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import { useFormatter, useTranslations } from 'use-intl';
import type { MatchFacts as Facts } from '../replays/replay-messages.ts';
import { useChairName } from '../words/use-chair-name.ts';
import { useGameTitle } from '../words/use-game-title.ts';

/** Which match this is: the game, the day, and everybody with what they came to. */
export function MatchFacts({ facts }: { readonly facts: Facts }) {
  const title = useGameTitle(facts.game);
  const format = useFormatter();
  return (
    <section className="fair-match">
      <h2>{title}</h2>
      {facts.ended > 0 && <p>{format.dateTime(facts.ended, { dateStyle: 'long', timeStyle: 'short' })}</p>}
      {facts.outcome ? <Ranking facts={facts} outcome={facts.outcome} /> : <Players facts={facts} />}
    </section>
  );
}

interface RankingProps {
  readonly facts: Facts;
  readonly outcome: Outcome;
}

function Ranking({ facts, outcome }: RankingProps) {
  const language = useSettings((settings) => settings.language);
  const format = useFormatter();
  const nameOf = useSeatName(facts);
  const isAlone = facts.seats.length === 1;
  const verdict = listingOf(facts.game)?.verdicts[language][outcome.verdict];
  return (
    <ol className="fair-ranking">
      {placesOf(outcome).map(({ seat, place }) => (
        <li key={seat} data-place={place}>
          <span>{isAlone ? (verdict ?? '') : format.number(place)}</span>
          <strong>{nameOf(seat)}</strong>
          <span>{format.number(outcome.sheets[seat]?.total ?? 0)}</span>
        </li>
      ))}
    </ol>
  );
}

function Players({ facts }: { readonly facts: Facts }) {
  const t = useTranslations('fair');
  const format = useFormatter();
  const nameOf = useSeatName(facts);
  return <p>{t('unfinished', { names: format.list(facts.seats.map((_, seat) => nameOf(seat))) })}</p>;
}

/** Those who share a place all stand before whoever comes after them. */
function placesOf({ ranking }: Outcome): { readonly seat: Seat; readonly place: number }[] {
  return ranking.flatMap((group, index) => {
    const place = 1 + ranking.slice(0, index).flat().length;
    return group.map((seat) => ({ seat, place }));
  });
}

/** By name, or as the table calls the chair. */
export function useSeatName({ game, seats }: Pick<Facts, 'game' | 'seats'>): (seat: Seat) => string {
  const nameOf = useChairName(game);
  return (seat) => nameOf({ seat, name: seats[seat]?.name ?? '' });
}
