import type { GameTypes } from '@haven/kit';
import { labelled } from '@haven/text-kit';
import { type GameUi, type TableProps, useSettings } from '@haven/ui-kit';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { RehearsalTable } from '../links/local/open-local.ts';
import { useTitle } from '../page/use-title.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SoundButton } from '../settings/sound-button.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { Announcer } from '../table/announcer.tsx';
import { MotionWish } from '../table/motion-wish.tsx';
import '../table/table.css';
import './puzzles.css';
import { hasSeen, type SeenInHand, shownTo } from '../table/shown-to.ts';
import { logOf } from '../table/table-state.ts';
import { useTable } from '../table/use-table.ts';
import { namedSeats } from '../words/named-seats.ts';
import type { OpenPuzzle } from './open-puzzle.ts';
import { PuzzleCard } from './puzzle-card.tsx';
import { type PuzzleInHand, usePuzzle } from './use-puzzle.ts';

interface PuzzleFrameProps {
  readonly open: OpenPuzzle;
  readonly table: RehearsalTable;
  readonly ui: GameUi<GameTypes>;
}

/** The real table, and above it what is asked. */
export function PuzzleFrame({ open, table, ui }: PuzzleFrameProps) {
  const language = useSettings((settings) => settings.language);
  const hand = useTable(table);
  const inHand = usePuzzle(open, hand);
  useTitle(labelled(language, open.title, open.words.title(open.puzzle)[language]));
  if (!hasSeen(hand)) return <Waiting />;
  return (
    <div className="table-frame puzzle-frame" data-drawer="shut" data-seq={hand.seen.seq} data-stand={inHand.stand}>
      <PuzzleBar open={open} />
      <PuzzleCard open={open} inHand={inHand} />
      <PuzzleBoard ui={ui} table={table} hand={hand} inHand={inHand} />
    </div>
  );
}

function PuzzleBar({ open: { game, puzzle, words, place, of } }: { readonly open: OpenPuzzle }) {
  const t = useTranslations('puzzles');
  const language = useSettings((settings) => settings.language);
  return (
    <header className="bar" data-above="">
      <Link className="icon-button" href={`/puzzles/${game}`} aria-label={t('back')}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <h1 className="bar-title">
        {words.title(puzzle)[language]}
        <span className="visually-hidden">, {t('number', { number: place + 1, of })}</span>
      </h1>
      <div className="bar-tools">
        <SoundButton />
        <SettingsButton />
      </div>
    </header>
  );
}

interface PuzzleBoardProps extends Omit<PuzzleFrameProps, 'open'> {
  readonly hand: SeenInHand;
  readonly inHand: PuzzleInHand;
}

function PuzzleBoard({ ui, table, hand, inHand }: PuzzleBoardProps) {
  const t = useTranslations('table');
  const language = useSettings((settings) => settings.language);
  const seats = namedSeats(ui, table.setting.seats, language);
  const [met] = useState(hand.told.length);
  const log = logOf(hand.told.slice(met));
  const shown = asked(shownTo(hand, { seats, state: undefined, instead: undefined }, { language, log }), inHand);
  const told = { viewer: shown.viewer, seats, view: shown.seen.view };
  return (
    <>
      <main className="board-area" id="content">
        <h2 className="visually-hidden">{t('board')}</h2>
        <MotionWish>
          <ui.Table {...shown} />
        </MotionWish>
      </main>
      <Announcer news={hand.told} from={met} ui={ui} language={language} told={told} />
    </>
  );
}

/** Whoever wants to take something back begins anew; once it is decided, nobody is asked any more. */
function asked(shown: TableProps<GameTypes>, { stand, play }: PuzzleInHand): TableProps<GameTypes> {
  const nothing = () => undefined;
  const seen = { ...shown.seen, canUndo: false };
  return {
    ...shown,
    seen,
    locked: shown.locked || stand !== 'open',
    play,
    undo: nothing,
    aided: nothing,
    isPuzzle: true,
  };
}
