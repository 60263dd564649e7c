import { choiceOf } from '@haven/games/levels';
import type { GameTypes } from '@haven/kit';
import { type Told, useSettings } from '@haven/ui-kit';
import { useMemo, useState } from 'react';
import { FirstGames } from '../first-games/first-games.tsx';
import { GoalLine } from '../first-games/goal-line.tsx';
import { useFirstGames } from '../first-games/use-first-games.ts';
import { HintCard } from '../hint/hint-card.tsx';
import { canHint } from '../hint/hints-allowed.ts';
import { useLessonLinks } from '../lesson-link/lesson-links.tsx';
import type { OpenTable } from '../links/open-table.ts';
import { Chat } from '../online/chat.tsx';
import { Toasts } from '../parts/toasts.tsx';
import { Waiting } from '../shell/waiting.tsx';
import './table.css';
import { Announcer } from './announcer.tsx';
import { Board } from './board.tsx';
import { Drawer } from './drawer.tsx';
import { HandOver } from './hand-over.tsx';
import type { Why } from './log.tsx';
import { hasSeen, type SeenInHand, shownTo } from './shown-to.ts';
import { TableBar } from './table-bar.tsx';
import { TablePeople } from './table-people.tsx';
import { type LogGroup, logOf, toldUntil } from './table-state.ts';
import { useAmbience } from './use-ambience.ts';
import { useCover } from './use-cover.ts';
import { type FrameProps, type TableFrameState, useFrame } from './use-frame.ts';

/** One thin bar, the people, the game's board, and the drawer with log, rules and chat. */
export function TableFrame(props: FrameProps) {
  const frame = useFrame(props);
  const { hand, title, seats } = frame;
  const cover = useCover(hand.hotSeat);
  if (cover !== null) return <HandOver title={title} hand={hand} seat={cover} name={seats[cover]?.name ?? ''} />;
  return hasSeen(hand) ? <AroundTheBoard frame={frame} hand={hand} /> : <Waiting />;
}

function AroundTheBoard({ frame, hand }: { readonly frame: TableFrameState; readonly hand: SeenInHand }) {
  const { drawer, result, seats } = frame;
  const language = useSettings((settings) => settings.language);
  useAmbience(frame.ui.ambience);
  const log = logOf(hand.told);
  const Lessons = useLessonLinks(frame.table.game);
  const shown = { ...shownTo(hand, frame, { language, log }), ...(Lessons && { Lessons }) };
  const helped = useFirstGames(frame, shown);
  const witnessed = frame.progress ? toldUntil(hand.told, frame.progress) : hand.told;
  const [met] = useState(witnessed.length);
  const told = { viewer: hand.hotSeat.viewer, seats, view: shown.seen.view };
  return (
    <div
      className="table-frame"
      data-drawer={drawer.isOpen ? 'open' : 'shut'}
      data-seq={shown.seen.seq}
      data-question={shown.seen.asked}
      data-result={result.isShown ? 'shown' : 'hidden'}
    >
      <Bar frame={frame} />
      <TablePeople frame={frame} />
      {helped && <GoalLine helped={helped} rules={frame.ui.rules(language)} showRule={drawer.showRule} />}
      <Board frame={frame} shown={helped?.shown ?? shown} />
      {helped && <FirstGames helped={helped} />}
      {frame.hint && (
        <HintCard hint={frame.hint} ui={frame.ui} seats={seats} seen={shown.seen} isNewcomer={helped !== undefined} />
      )}
      <TableDrawer frame={frame} told={told} log={logOf(witnessed)} />
      <Announcer news={witnessed} from={met} ui={frame.ui} language={language} told={told} />
      {frame.company === undefined && <Toasts />}
    </div>
  );
}

function Bar({ frame }: { readonly frame: TableFrameState }) {
  const { table, ui, title, place, hand, drawer, result, company, talk, proof, again, hint } = frame;
  const language = useSettings((settings) => settings.language);
  return (
    <TableBar
      game={table.game}
      title={title}
      place={place}
      hand={hand}
      drawer={drawer}
      result={result}
      company={company}
      keys={ui.keys?.(language) ?? []}
      unread={talk.unread}
      receipt={proof?.receipt}
      isWatching={hand.hotSeat.viewer === 'spectator'}
      onAgain={again}
      hint={hint}
      hintSwitch={canHint(table) ? (hint ? 'off' : 'on') : undefined}
    />
  );
}

/** Bots of this browser can be asked about their moves. */
function whyAt({ game, setting: { seats }, explain }: OpenTable): Why | undefined {
  if (explain === undefined || choiceOf(game).length === 0) return undefined;
  return { explainer: explain, isAskable: (seat) => seats[seat]?.kind === 'bot' };
}

interface TableDrawerProps {
  readonly frame: TableFrameState;
  readonly told: Told<GameTypes>;
  readonly log: readonly LogGroup[];
}

function TableDrawer({ frame: { table, ui, drawer, company, talk }, told, log }: TableDrawerProps) {
  const language = useSettings((settings) => settings.language);
  const { mutes, lines } = talk;
  const why = useMemo(() => whyAt(table), [table]);
  const chat = company && <Chat company={company} mutes={mutes} lines={lines} options={ui.options(language)} />;
  return (
    <Drawer
      drawer={drawer}
      ui={ui}
      language={language}
      told={told}
      log={log}
      why={why}
      {...(table.branch !== undefined && { branch: table.branch })}
      {...(chat && { chat })}
    />
  );
}
