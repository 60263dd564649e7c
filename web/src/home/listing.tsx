import { lessonsOf } from '@haven/games/lessons';
import { puzzlesOf } from '@haven/games/puzzles';
import { USUAL_LEVEL } from '@haven/kit';
import { type GameListing, levelName, useSettings } from '@haven/ui-kit';
import { Armchair, BookOpen, Clock3, Cloud, GraduationCap, PencilRuler, Play, Puzzle, Users } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { firstLevel, type NextChapter, nextChapter, useIsNewTo, useProgress } from '../experience/lessons.ts';
import { rulesAddress } from '../rules/rules-address.ts';
import { beginHere } from '../start/new-run.ts';
import { FriendsChoice } from './friends-choice.tsx';
import { useOnlineTable } from './use-online-table.ts';

/** The way into one game. */
export function Listing({ listing }: { readonly listing: GameListing }) {
  const language = useSettings((settings) => settings.language);
  const title = listing.title[language];
  return (
    <article className="listing">
      <div className="listing-window" aria-hidden="true">
        <listing.Art />
      </div>
      <div className="listing-text">
        <h2 className="listing-title">{title}</h2>
        <p className="listing-pitch">{listing.pitch[language]}</p>
        <Facts listing={listing} />
        <Actions listing={listing} title={title} />
        <Links listing={listing} title={title} />
      </div>
    </article>
  );
}

interface WaysProps {
  readonly listing: GameListing;
  readonly title: string;
}

/** The ways to play. */
function Actions({ listing, title }: WaysProps) {
  const t = useTranslations('home');
  const isNew = useIsNewTo(listing.id);
  return (
    <div className="listing-actions">
      <button
        type="button"
        className="button button-main"
        onClick={() => beginHere(listing.id, firstLevel(listing.id))}
      >
        <Play aria-hidden="true" />
        {t('playNow')}
        <span className="visually-hidden"> {title}</span>
      </button>
      <StartNote listing={listing} title={title} />
      <LearnButton game={listing.id} title={title} isNew={isNew} />
      {listing.players.max > 1 ? (
        <FriendsChoice listing={listing} title={title} />
      ) : (
        <KeptButton listing={listing} title={title} />
      )}
      <Link className="button" href={`/new/${listing.id}`}>
        <Armchair aria-hidden="true" />
        {t('setTable')}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </div>
  );
}

/** Whom one click brings to the table, and the way to others. */
function StartNote({ listing: { id, players }, title }: WaysProps) {
  const t = useTranslations('home');
  const { language, botLevel } = useSettings();
  const progress = useProgress();
  if (players.max === 1) return null;
  const level = levelName(botLevel ?? firstLevel(id, progress).level ?? USUAL_LEVEL, language);
  return (
    <Link className="listing-start" href={`/new/${id}`}>
      {t('startsWith', { bots: players.min - 1, level })} <u>{t('change')}</u>
      <span className="visually-hidden"> {title}</span>
    </Link>
  );
}

/** What else there is of the game. */
function Links({ listing, title }: WaysProps) {
  const language = useSettings((settings) => settings.language);
  const isNew = useIsNewTo(listing.id);
  return (
    <div className="listing-links">
      {!isNew && <LearnLink game={listing.id} title={title} />}
      <PuzzlesLink game={listing.id} title={title} />
      <RulesLink game={listing.id} title={title} />
      {listing.workshop && (
        <Link className="listing-link" href={`/${listing.workshop.path}`}>
          <PencilRuler aria-hidden="true" />
          {listing.workshop.title[language]}
        </Link>
      )}
    </div>
  );
}

interface Named {
  readonly game: string;
  readonly title: string;
}

/** For whoever is new to the game, or has begun to learn it: as near as playing. */
function LearnButton({ game, title, isNew }: Named & { readonly isNew: boolean }) {
  const t = useTranslations('learn');
  const course = lessonsOf(game);
  const next = useNextChapter(game);
  if (course === undefined || !(isNew || next)) return null;
  return (
    <Link
      className={`button ${isNew ? 'listing-learn' : 'listing-continue'}`}
      href={`/learn/${game}${next ? `/${next.id}` : ''}`}
    >
      <GraduationCap aria-hidden="true" />
      {next ? t('goOn', { chapter: next.number, of: next.of }) : t('inMinutes', { minutes: course.minutes })}
      <span className="visually-hidden"> {title}</span>
    </Link>
  );
}

function useNextChapter(game: string): NextChapter | undefined {
  const progress = useProgress();
  return nextChapter(progress, { game, chapters: lessonsOf(game)?.chapters ?? [] });
}

function LearnLink({ game, title }: Named) {
  const t = useTranslations('learn');
  if (lessonsOf(game) === undefined) return null;
  return (
    <Link className="listing-link" href={`/learn/${game}`} aria-label={t('linkLabel', { game: title })}>
      <GraduationCap aria-hidden="true" />
      {t('link')}
    </Link>
  );
}

function PuzzlesLink({ game, title }: Named) {
  const t = useTranslations('puzzles');
  if (puzzlesOf(game) === undefined) return null;
  return (
    <Link className="listing-link" href={`/puzzles/${game}`} aria-label={t('linkLabel', { game: title })}>
      <Puzzle aria-hidden="true" />
      {t('link')}
    </Link>
  );
}

/** A page of the server, not of this one. */
function RulesLink({ game, title }: Named) {
  const t = useTranslations('rules');
  const language = useSettings((settings) => settings.language);
  return (
    <a className="listing-link" href={rulesAddress(game, language)} aria-label={t('linkLabel', { game: title })}>
      <BookOpen aria-hidden="true" />
      {t('link')}
    </a>
  );
}

function Facts({ listing }: { readonly listing: GameListing }) {
  const t = useTranslations('home');
  return (
    <ul className="facts">
      <li>
        <Users aria-hidden="true" />
        {listing.players.max === 1 ? t('solo') : t('players', listing.players)}
      </li>
      <li>
        <Clock3 aria-hidden="true" />
        {t('minutes', listing.minutes)}
      </li>
    </ul>
  );
}

/** One click to a run that is kept on the server. */
function KeptButton({ listing, title }: { readonly listing: GameListing; readonly title: string }) {
  const t = useTranslations('home');
  const hintId = useId();
  const { complaint, isBusy, open } = useOnlineTable(listing.id);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-describedby={hintId}
        aria-busy={isBusy}
        onClick={() => open(listing.players.max)}
      >
        <Cloud aria-hidden="true" />
        {t('kept')}
        <span className="visually-hidden"> {title}</span>
      </button>
      <p id={hintId} className="listing-hint">
        {t('keptHint')}
      </p>
      {complaint !== '' && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  );
}
