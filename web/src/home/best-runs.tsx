import { doors } from '@haven/games/uis';
import { type GameDoor, useSettings } from '@haven/ui-kit';
import { useEffect, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { type BestRun, fetchBest } from '../tables/server.ts';
import { useGameTitle } from '../use-game-title.ts';
import { ForgetButton } from './forget-button.tsx';
import type { SavedRun } from './use-saved-runs.ts';

interface BestRunsProps {
  readonly runs: readonly SavedRun[];
  readonly onForget: (place: SavedRun['place']) => void;
}

/** A finished run as the list shows it. */
interface Line {
  readonly place: SavedRun['place'];
  readonly who: string;
  readonly verdict: string;
  readonly total: number;
  readonly date: number;
  readonly undone: number;
  readonly aids: readonly string[];
}

const SHOWN = 5;

/** The best of this browser and of the server, game by game. */
export function BestRuns({ runs, onForget }: BestRunsProps) {
  const t = useTranslations('home');
  const heading = useId();
  const kept = useBestOnServer();
  const played = doors
    .map((door) => ({
      door,
      here: runs
        .filter((run) => run.game === door.id)
        .sort(byMerit)
        .map((run) => ownLineOf(run, t('you'))),
      kept: (kept.get(door.id) ?? []).map((run) => lineOf(run, t('anonymous'))),
    }))
    .filter((best) => best.here.length + best.kept.length > 0);
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{t('best')}</h2>
      {played.length === 0 && <p className="panel-empty">{t('bestEmpty')}</p>}
      {played.map((best) => (
        <BestOf key={best.door.id} {...best} onForget={onForget} />
      ))}
      <ListedWish />
    </section>
  );
}

/** Nobody is listed who did not ask for it. */
function ListedWish() {
  const t = useTranslations('home');
  const { isListed, change } = useSettings();
  if (isListed) return <p className="panel-empty">{t('listed')}</p>;
  return (
    <p className="panel-empty best-wish">
      {t('unlisted')}{' '}
      <button type="button" className="button button-small" onClick={() => change({ isListed: true })}>
        {t('wishListed')}
      </button>
    </p>
  );
}

interface BestOfProps {
  readonly door: GameDoor;
  readonly here: readonly Line[];
  readonly kept: readonly Line[];
  readonly onForget: BestRunsProps['onForget'];
}

function BestOf({ door, here, kept, onForget }: BestOfProps) {
  const t = useTranslations('home');
  const game = useGameTitle(door.id);
  return (
    <>
      <LineList title={t('bestHere', { game })} lines={here} door={door} onForget={onForget} />
      <LineList title={t('bestKept', { game })} lines={kept} door={door} />
    </>
  );
}

function useBestOnServer(): ReadonlyMap<string, readonly BestRun[]> {
  const [best, setBest] = useState<ReadonlyMap<string, readonly BestRun[]>>(new Map());
  useEffect(() => {
    const ask = doors.map(async ({ id }) => [id, await fetchBest(id)] as const);
    Promise.all(ask).then(
      (found) => setBest(new Map(found)),
      () => undefined,
    );
  }, []);
  return best;
}

function lineOf({ match, nickname, ...run }: BestRun, nobody: string): Line {
  return { ...run, place: { kind: 'table', id: match }, who: nickname ?? nobody };
}

/** Lost runs stand behind every other, whatever they earned. */
function byMerit(a: SavedRun, b: SavedRun): number {
  const meritOf = ({ outcome }: SavedRun) => (outcome?.lost ? -1e9 : 0) + (outcome?.sheets[0]?.total ?? 0);
  return meritOf(b) - meritOf(a);
}

function ownLineOf({ place, outcome, playedAt, undone, aids }: SavedRun, you: string): Line {
  const total = outcome?.sheets[0]?.total ?? 0;
  return { place, who: you, verdict: outcome?.verdict ?? '', total, date: playedAt, undone, aids };
}

interface LineListProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly door: GameDoor;
  readonly onForget?: BestRunsProps['onForget'];
}

function LineList({ title, lines, door, onForget }: LineListProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol className="run-list">
        {lines.slice(0, SHOWN).map((line) => (
          <BestLine key={line.place.id} line={line} door={door} {...(onForget && { onForget })} />
        ))}
      </ol>
    </>
  );
}

function BestLine({ line, door, onForget }: Omit<LineListProps, 'title' | 'lines'> & { readonly line: Line }) {
  const t = useTranslations('home');
  const format = useFormatter();
  const language = useSettings((settings) => settings.language);
  const verdict = door.verdicts[language][line.verdict] ?? line.verdict;
  const date = format.dateTime(line.date, { dateStyle: 'medium' });
  return (
    <li className="run" data-verdict={line.verdict}>
      <span className="run-total">{format.number(line.total)}</span>
      <div className="run-text">
        <p className="run-title">{verdict}</p>
        <p className="run-when">{[line.who, date, ...notesOf(line, t)].join(' · ')}</p>
      </div>
      {onForget && (
        <ForgetButton
          label={t('forgetLabel', { game: door.title[language], when: date })}
          onForget={() => onForget(line.place)}
        />
      )}
      <Link className="button button-small" href={`/replay/${line.place.kind}/${line.place.id}`}>
        {t('watch')}
      </Link>
    </li>
  );
}

function notesOf({ aids, undone }: Line, t: ReturnType<typeof useTranslations<'home'>>): string[] {
  const notes = aids.length > 0 ? [t('aided')] : [];
  return undone > 0 ? [...notes, t('undone', { count: undone })] : notes;
}
