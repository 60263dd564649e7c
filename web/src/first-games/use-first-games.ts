import { firstGamesOf } from '@haven/games/first-games';
import type { GameTypes, Position } from '@haven/kit';
import {
  type FirstGames,
  type Hearer,
  type Progress,
  type SeatInfo,
  type TableProps,
  type Undone,
  useSettings,
} from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { keepFinished, keepSeen, useMemory } from '../experience/memory.ts';
import { type HotSeat, humansOf } from '../links/hand-over.ts';
import type { OpenTable } from '../links/open-table.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { useIsNewcomer } from './use-newcomer.ts';

/** What of a table's frame helping needs to know. */
interface Helping {
  readonly table: OpenTable;
  readonly place: { readonly id: string };
  readonly hand: { readonly hotSeat: HotSeat; readonly waiting: boolean };
  readonly result: { readonly isOver: boolean; readonly isStopped: boolean };
  /** Others at this table, if they are far away. */
  readonly company: object | undefined;
  readonly seats: readonly SeatInfo[];
  /** How far the film has come; undefined as long as none was shown. */
  readonly progress: Progress | undefined;
}

/** A move that is thought over, and why. */
export interface Doubt {
  /** Something better is left to do, or the move gives something away. */
  readonly kind: 'undone' | 'wasted';
  readonly move: string;
  readonly lines: readonly string[];
  /** What would be done instead. */
  readonly better?: string;
}

/** All that the parts of the help show. */
export interface Helped {
  readonly game: string;
  readonly help: FirstGames<GameTypes>;
  /** As the film has shown it; undefined while it runs. */
  readonly position: Position<GameTypes> | undefined;
  /** As the film shows it at this moment. */
  readonly onScreen: Position<GameTypes> | undefined;
  readonly question: number;
  readonly hearer: Hearer;
  readonly doubt: Doubt | undefined;
  /** What the game's own screen is handed instead. */
  readonly shown: TableProps<GameTypes>;
  answer(doubt: Doubt, way: 'play' | 'better' | 'leave'): void;
}

/** Who plays a game for the first times is helped; whoever only looks on is not. */
export function useFirstGames(frame: Helping, shown: TableProps<GameTypes>): Helped | undefined {
  const { game } = frame.table;
  const help = useHelp(game);
  useCounting(frame);
  const position = positionOf(frame, shown);
  const hearer = { language: shown.language, seats: frame.seats };
  const [doubted, setDoubt] = useState<Doubt & { readonly question: number }>();
  const isAsked = useIsChecked(frame);
  if (help === undefined || shown.viewer === 'spectator' || frame.result.isOver) return undefined;
  const { asked: question, moves } = shown.seen;
  const play = (text: string) => {
    const move = moves.find((each) => each.text === text)?.move;
    const isPlain = position === undefined || move === undefined;
    const doubt = isPlain ? undefined : doubtOf({ game, help, position, hearer }, move);
    if (doubt?.kind === 'wasted') keepSeen(wasteOf(game));
    if (doubt) setDoubt({ ...doubt, move: text, question });
    else shown.play(text);
  };
  const answer: Helped['answer'] = ({ move, better }, way) => {
    setDoubt(undefined);
    const text = way === 'better' ? better : move;
    if (way !== 'leave' && text !== undefined) shown.play(text);
  };
  return {
    game,
    help,
    position,
    onScreen: position ?? onScreen(frame, shown),
    question,
    hearer,
    doubt: doubted?.question === question ? doubted : undefined,
    shown: isAsked ? { ...shown, play, ...endOf(help, position, hearer) } : shown,
    answer,
  };
}

/** The screen is told what to say where it asks, and else that it need not. */
function endOf(
  { isAskedByScreen, undone }: Helped['help'],
  position: Helped['position'],
  hearer: Hearer,
): Pick<TableProps<GameTypes>, 'isEndChecked' | 'undone'> {
  if (!isAskedByScreen) return { isEndChecked: true };
  return { undone: () => (position ? undone(position, hearer) : { lines: [] }) };
}

const wasteOf = (game: string) => `${game}/wasted`;

const NOTHING: Undone = { lines: [] };

type Thought = Pick<Helped, 'game' | 'help' | 'hearer'> & { readonly position: Position<GameTypes> };

/** What speaks against a move; of what is given away for nothing it is spoken once. */
function doubtOf({ game, help, position, hearer }: Thought, move: GameTypes['Move']): Omit<Doubt, 'move'> | undefined {
  const isTold = useMemory.getState().seen.includes(wasteOf(game));
  const wasted = isTold ? [] : (help.wasted?.(position, move, hearer) ?? []);
  if (wasted.length > 0) return { kind: 'wasted', lines: wasted };
  const isAsked = help.isEnd(move) && !help.isAskedByScreen;
  const { lines, move: better } = isAsked ? help.undone(position, hearer) : NOTHING;
  return lines.length > 0 ? { kind: 'undone', lines, ...(better && { better }) } : undefined;
}

function useHelp(game: string): FirstGames<GameTypes> | undefined {
  const isNewcomer = useIsNewcomer(game);
  const loaded = useLoaded(async () => (isNewcomer ? firstGamesOf(game)?.() : undefined), `${game} ${isNewcomer}`);
  return loaded === null || loaded === 'failed' ? undefined : loaded.value;
}

/** What speaks for other moves is said to one person among bots: where people compete, nobody whispers. */
function useIsChecked({ table, company }: Helping): boolean {
  const isWanted = useSettings(({ asksAtEnd }) => asksAtEnd);
  return isWanted && company === undefined && humansOf(table.setting.seats).length === 1;
}

/** A game that is over counts, wherever it was played. */
function useCounting({ table, place, hand, result }: Helping): void {
  const isPlayed = result.isOver && !result.isStopped && hand.hotSeat.viewer !== 'spectator';
  useEffect(() => {
    if (isPlayed) keepFinished(table.game, [place.id]);
  }, [isPlayed, table, place]);
}

function positionOf(
  { progress, hand }: Helping,
  { seen, viewer }: TableProps<GameTypes>,
): Position<GameTypes> | undefined {
  const isSettled = progress === undefined || progress.entries >= seen.seq;
  if (viewer === 'spectator' || !isSettled || hand.waiting) return undefined;
  return { seat: viewer, view: seen.view, moves: seen.moves.map(({ move }) => move) };
}

/** What may be done is not told before the end of the film. */
function onScreen({ progress }: Helping, { viewer }: TableProps<GameTypes>): Position<GameTypes> | undefined {
  if (viewer === 'spectator' || progress?.view === undefined) return undefined;
  return { seat: viewer, view: progress.view, moves: [] };
}
