import { listings } from '@haven/games/uis';
import { type GameListing, useSettings } from '@haven/ui-kit';
import type { BestRun } from '@haven/wire';
import { useEffect, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { fetchBest } from '../api/matches.ts';
import { introduce } from '../api/me.ts';
import { useGameTitle } from '../words/use-game-title.ts';
import { ForgetButton } from './forget-button.tsx';
import { ownResultOf } from './own-result.ts';
import type { SavedRun } from './use-saved-runs.ts';
import { type WonAndLost, wonAndLost } from './won-and-lost.ts';

interface BestRunsProps {
  readonly finished: readonly SavedRun[];
  readonly onForget: (run: SavedRun) => void;
}

/** A finished run as the list shows it. */
interface BestLine {
  readonly place: SavedRun['place'];
  readonly who: string;
  readonly verdict: string;
  readonly total: number;
  readonly seats: number;
  readonly isLost: boolean;
  /** Where somebody else won. */
  readonly rank?: number;
  readonly date: number;
  readonly undone: number;
  readonly aids: readonly string[];
}

const SHOWN = 5;

/** The best of this browser and of the server, game by game. */
export function BestRuns({ finished, onForget }: BestRunsProps) {
  const t = useTranslations('home');
  const heading = useId();
  const format = useFormatter();
  const listOf = (names: readonly string[]) => format.list(names);
  const kept = useBestOnServer();
  // Tables of the server have a list of their own.
  const runs = finished.filter(({ table }) => table === undefined);
  const forget = (id: string) => {
    const run = runs.find(({ place }) => place.id === id);
    if (run) onForget(run);
  };
  const played = listings
    .map((listing) => ({
      listing,
      here: runs
        .filter((run) => run.game === listing.id)
        .flatMap((run) => ownLineOf(run, t('you')))
        .sort(byMerit),
      kept: (kept.get(listing.id) ?? [])
        .filter(({ isLost }) => !isLost)
        .map((run) => lineOf(run, listOf(run.names) || t('anonymous'))),
      tally: wonAndLost(finished.filter((run) => run.game === listing.id)),
    }))
    .filter(({ here, kept, tally }) => here.length + kept.length + tally.won + tally.lost > 0);
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{t('best')}</h2>
      {played.length === 0 && <p className="panel-empty">{t('bestEmpty')}</p>}
      {played.map((best) => (
        <BestOf key={best.listing.id} {...best} onForget={({ id }) => forget(id)} />
      ))}
      <ListedWish />
    </section>
  );
}

/** Nobody is listed who did not ask for it. */
function ListedWish() {
  const t = useTranslations('home');
  const { isListed, change } = useSettings();
  const wish = () => {
    change({ isListed: true });
    void introduce();
  };
  if (isListed) return <p className="panel-empty">{t('listed')}</p>;
  return (
    <p className="panel-empty best-wish">
      {t('unlisted')}{' '}
      <button type="button" className="button button-small" onClick={wish}>
        {t('wishListed')}
      </button>
    </p>
  );
}

interface BestOfProps {
  readonly listing: GameListing;
  readonly here: readonly BestLine[];
  readonly kept: readonly BestLine[];
  readonly tally: WonAndLost;
  readonly onForget: (place: BestLine['place']) => void;
}

function BestOf({ listing, here, kept, tally, onForget }: BestOfProps) {
  const t = useTranslations('home');
  const game = useGameTitle(listing.id);
  const count = tally.won + tally.lost;
  return (
    <>
      {count > 0 && <p className="tally">{t('tally', { game, count, ...tally })}</p>}
      <LineList
        title={t('bestHere', { game })}
        lines={here.filter(({ isLost }) => !isLost)}
        listing={listing}
        onForget={onForget}
      />
      <LineList title={t('bestKept', { game })} lines={kept} listing={listing} />
      <LostRuns lines={here.filter(({ isLost }) => isLost)} listing={listing} onForget={onForget} />
    </>
  );
}

/** They are no records, but can be watched again. */
function LostRuns({ lines, listing, onForget }: Omit<LineListProps, 'title'>) {
  const t = useTranslations('home');
  const game = useGameTitle(listing.id);
  if (lines.length === 0) return null;
  return (
    <details className="lost-runs">
      <summary>{t('lostRuns', { game, count: lines.length })}</summary>
      <Lines lines={lines} listing={listing} onForget={onForget} />
    </details>
  );
}

function useBestOnServer(): ReadonlyMap<string, readonly BestRun[]> {
  const [best, setBest] = useState<ReadonlyMap<string, readonly BestRun[]>>(new Map());
  useEffect(() => {
    fetchBest().then(setBest, () => undefined);
  }, []);
  return best;
}

function lineOf({ match, names: _names, isLost = false, ...run }: BestRun, who: string): BestLine {
  return { ...run, isLost, who, place: { kind: 'table', id: match } };
}

/** Lost runs stand behind every other, whatever they earned. */
function byMerit(a: BestLine, b: BestLine): number {
  return Number(a.isLost) - Number(b.isLost) || b.total - a.total;
}

/** None for a run of bots. */
function ownLineOf(run: SavedRun, you: string): BestLine[] {
  const result = ownResultOf(run);
  if (result === undefined) return [];
  const { place, outcome, playedAt: date, undone, aids } = run;
  const { name = you, place: rank, ...rest } = result;
  return [{ ...rest, place, date, undone, aids, who: name, verdict: outcome?.verdict ?? '', ...(rank && { rank }) }];
}

interface LineListProps {
  readonly title: string;
  readonly lines: readonly BestLine[];
  readonly listing: GameListing;
  readonly onForget?: ((place: BestLine['place']) => void) | undefined;
}

function LineList({ title, lines, listing, onForget }: LineListProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <Lines lines={lines} listing={listing} onForget={onForget} />
    </>
  );
}

function Lines({ lines, listing, onForget }: Omit<LineListProps, 'title'>) {
  return (
    <ol className="run-list">
      {lines.slice(0, SHOWN).map((line) => (
        <BestLine key={line.place.id} line={line} listing={listing} {...(onForget && { onForget })} />
      ))}
    </ol>
  );
}

function BestLine({ line, listing, onForget }: Omit<LineListProps, 'title' | 'lines'> & { readonly line: BestLine }) {
  const t = useTranslations('home');
  const format = useFormatter();
  const language = useSettings((settings) => settings.language);
  const words = listing.verdicts[language][line.verdict] ?? line.verdict;
  const verdict = line.rank ? t('place', { place: line.rank, count: line.seats }) : words;
  const date = format.dateTime(line.date, { dateStyle: 'medium' });
  return (
    <li className="run" data-verdict={line.verdict} data-lost={line.isLost}>
      <span className="run-total">{format.number(line.total)}</span>
      <div className="run-text">
        <p className="run-title">{verdict}</p>
        <p className="run-when">{[line.who, date, ...notesOf(line, t)].join(' · ')}</p>
      </div>
      {onForget && (
        <ForgetButton
          label={t('forgetLabel', { game: listing.title[language], when: date })}
          sure={t('sure.forget')}
          onForget={() => onForget(line.place)}
        />
      )}
      <Link className="button button-small" href={`/replay/${line.place.kind}/${line.place.id}`}>
        {t('watch')}
      </Link>
    </li>
  );
}

function notesOf(
  { aids, undone, seats, isLost, rank }: BestLine,
  t: ReturnType<typeof useTranslations<'home'>>,
): string[] {
  return [
    seats === 1 ? t('alone') : t('among', { count: seats }),
    ...(isLost && rank === undefined ? [t('lost')] : []),
    ...(aids.length > 0 ? [t('aided')] : []),
    ...(undone > 0 ? [t('undone', { count: undone })] : []),
  ];
}
