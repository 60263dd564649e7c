import { movesSince } from '@haven/kit';
import { ChevronLeft, Trophy, Undo2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { HintButton } from '../hint/hint-button.tsx';
import { isOver, isStoodInFor, type OnlineTable } from '../online/online-table.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { LazySettings, SettingsButton } from '../settings/settings-button.tsx';
import { SoundButton } from '../settings/sound-button.tsx';
import type { BarProps } from './bar-props.ts';
import { ConnectionSign } from './connection-sign.tsx';
import { DrawerButton } from './drawer-button.tsx';
import { KeysDialog, useQuestionMark } from './keys-dialog.tsx';
import { TableMenu } from './table-menu.tsx';
import type { ResultState } from './use-result.ts';
import type { TableInHand } from './use-table.ts';

export function TableBar(props: BarProps) {
  const { title, hand, drawer, result, isWatching, company, unread, hint } = props;
  const t = useTranslations('table');
  const [isSettings, setSettings] = useState(false);
  const [isKeys, setKeys] = useState(false);
  const showKeys = useCallback(() => setKeys(true), []);
  useQuestionMark(showKeys);
  return (
    <header className="bar" data-above="" data-company={company !== undefined}>
      <HomeLink />
      <h1 className="bar-title">{title}</h1>
      <ConnectionSign connection={hand.connection} />
      {isWatching && <p className="badge">{t('watching')}</p>}
      <div className="bar-tools">
        {result.isOver && <ResultButton result={result} />}
        {!isWatching && <UndoButton hand={hand} company={company} />}
        {hint && <HintButton hint={hint} />}
        <DrawerButton tab="rules" drawer={drawer} />
        <DrawerButton tab="log" drawer={drawer} />
        {company && <DrawerButton tab="chat" drawer={drawer} unread={unread} />}
        <SoundButton />
        <SettingsButton />
        <TableMenu {...props} onSettings={() => setSettings(true)} onKeys={showKeys} />
      </div>
      {isKeys && <KeysDialog own={props.keys} onClose={() => setKeys(false)} />}
      {isSettings && <LazySettings onClose={() => setSettings(false)} />}
    </header>
  );
}

function HomeLink() {
  const t = useTranslations('app');
  return (
    <Link className="icon-button" href="/" aria-label={t('home')}>
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}

/** Takes back what may be taken back alone, and asks the others for the rest. */
function UndoButton({ hand, company }: Pick<BarProps, 'hand' | 'company'>) {
  const t = useTranslations('table');
  const isOut = company !== undefined && (isStoodInFor(company.state) || isOver(company.state));
  const isAlone = hand.seen?.canUndo === true && !isOut;
  const moves = company === undefined || isAlone ? 0 : movesToAskFor(hand, company);
  const isPossible = !hand.waiting && (isAlone || moves > 0);
  const [toAskFor, setToAskFor] = useState(0);
  const propose = (count: number) => company?.online.propose({ what: 'undo', moves: count });
  const ask = () => (moves > 1 ? setToAskFor(moves) : propose(moves));
  const takeBack = () => (isAlone ? hand.undo() : ask());
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-label={t(moves > 0 ? 'askUndo' : 'undoLabel')}
        aria-disabled={!isPossible}
        onClick={() => isPossible && takeBack()}
      >
        <Undo2 aria-hidden="true" />
        <span className="bar-label">{t(moves > 0 ? 'askUndoShort' : 'undo')}</span>
      </button>
      {toAskFor > 0 && <UndoDialog count={toAskFor} onYes={() => propose(toAskFor)} onClose={() => setToAskFor(0)} />}
    </>
  );
}

interface UndoProps {
  readonly count: number;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Between one's last move and now others may have played a lot: whoever asks for all of it knows how much it is. */
function UndoDialog({ count, onYes, onClose }: UndoProps) {
  const t = useTranslations('table');
  return (
    <ConfirmDialog
      title={t('undoTitle', { count })}
      text={t('undoFollows')}
      yes={t('undoAsk')}
      no={t('undoNot')}
      onYes={onYes}
      onClose={onClose}
    />
  );
}

function movesToAskFor({ told, hotSeat }: TableInHand, { state }: OnlineTable): number {
  if (hotSeat.viewer === 'spectator' || isOver(state) || isStoodInFor(state) || state.request !== null) return 0;
  return movesSince(told, hotSeat.viewer);
}

function ResultButton({ result }: { readonly result: ResultState }) {
  const t = useTranslations('table');
  const label = t(result.isShown ? 'backToTable' : 'showResult');
  return (
    <button type="button" className="bar-button bar-button-lit" aria-label={label} onClick={result.toggle}>
      <Trophy aria-hidden="true" />
      <span className="bar-label">{label}</span>
    </button>
  );
}
