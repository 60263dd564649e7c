import { hardnessOf, puzzleOfDay } from '@haven/kit/puzzles';
import type { Puzzle, PuzzleBook } from '@haven/text-kit';
import { type GameListing, useSettings } from '@haven/ui-kit';
import { Check, ChevronLeft, Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import '../learn/learn.css';
import { useTitle } from '../page/use-title.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { puzzleKey, useSolved } from './solved.ts';

interface PuzzleListProps {
  readonly listing: GameListing;
  readonly book: PuzzleBook;
}

/** The puzzle of the day, then all of them, and which are solved. */
export function PuzzleList({ listing, book }: PuzzleListProps) {
  const t = useTranslations('puzzles');
  const home = useTranslations('learn')('home');
  const language = useSettings((settings) => settings.language);
  const name = listing.title[language];
  useTitle(t('title', { game: name }));
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="chapters">
        <Link className="chapters-back" href="/">
          <ChevronLeft aria-hidden="true" />
          {home}
        </Link>
        <h1>{t('title', { game: name.replaceAll(' ', '\u00a0') })}</h1>
        <p className="chapters-lead">{t('lead')}</p>
        <Today game={listing.id} book={book} />
        <Count game={listing.id} book={book} />
        <ol className="chapter-list">
          {book.puzzles.map((puzzle, place) => (
            <PuzzleLine key={puzzle.id} game={listing.id} book={book} place={place} />
          ))}
        </ol>
      </main>
    </div>
  );
}

interface OfBook {
  readonly game: string;
  readonly book: PuzzleBook;
}

function Today({ game, book: { puzzles } }: OfBook) {
  const t = useTranslations('puzzles');
  const today = puzzleOfDay(puzzles, Date.now());
  if (today === undefined) return null;
  return (
    <Link className="button button-main puzzle-today" href={`/puzzles/${game}/${today.id}`}>
      <Star aria-hidden="true" />
      {t('today')}
    </Link>
  );
}

function Count({ game, book: { puzzles } }: OfBook) {
  const t = useTranslations('puzzles');
  const { solved } = useSolved();
  const count = puzzles.filter(({ id }) => solved.includes(puzzleKey(game, id))).length;
  return <p className="chapters-lead">{t('solvedOf', { solved: count, of: puzzles.length })}</p>;
}

function PuzzleLine({ game, book, place }: OfBook & { readonly place: number }) {
  const t = useTranslations('puzzles');
  const language = useSettings((settings) => settings.language);
  const puzzle = book.puzzles[place];
  const isSolved = useSolved(({ solved }) => puzzle !== undefined && solved.includes(puzzleKey(game, puzzle.id)));
  if (puzzle === undefined) return null;
  return (
    <li>
      <Link className="chapter" href={`/puzzles/${game}/${puzzle.id}`} data-done={isSolved}>
        <span className="chapter-number">{isSolved ? <Check aria-hidden="true" /> : place + 1}</span>
        <span className="chapter-title">{titleOf(book, puzzle)?.[language]}</span>
        <span className="chapter-stand" data-hardness={hardnessOf(puzzle)}>
          {[t(hardnessOf(puzzle)), ...(isSolved ? [t('solved')] : [])].join(' · ')}
        </span>
      </Link>
    </li>
  );
}

function titleOf({ words }: PuzzleBook, puzzle: Puzzle) {
  return words[puzzle.kind]?.title(puzzle);
}
