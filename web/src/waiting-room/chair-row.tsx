import { choiceOf } from '@haven/games/levels';
import { LevelMark, useSettings } from '@haven/ui-kit';
import type { Chair } from '@haven/wire';
import { Bot, Crown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LevelChoice } from '../levels/level-choice.tsx';
import type { OnlineState } from '../links/online-state.ts';
import { Emblem } from '../online/emblem.tsx';
import { levelOf } from '../online/online-table.ts';
import { ChairMenu } from './chair-menu.tsx';
import type { ChairWishes } from './use-chairs.ts';

export interface ChairRowProps {
  readonly chair: Chair;
  /** What the seat is called, whoever sits there. */
  readonly colour: string;
  readonly tint: string | undefined;
  readonly state: OnlineState;
  readonly wishes: ChairWishes;
}

/** One chair: whose it is, and what can be done about it from here. */
export function ChairRow(props: ChairRowProps) {
  const { chair, colour, tint, state } = props;
  const isHost = state.table.host === chair.seat;
  const t = useTranslations('room');
  return (
    <li className="room-chair" data-kind={chair.kind} data-mine={state.viewer === chair.seat}>
      <Emblem seat={chair.seat} colour={tint} />
      <div className="room-who">
        <p className="room-colour">{colour}</p>
        <p className="room-person">
          <Occupant {...props} />
          {isHost && (
            <span className="room-host">
              <Crown aria-hidden="true" />
              {t('host')}
            </span>
          )}
        </p>
      </div>
      <div className="room-acts">
        <ChairActs {...props} />
      </div>
      <BotLevels {...props} />
    </li>
  );
}

function Occupant({ chair, colour, state }: ChairRowProps) {
  const t = useTranslations('room');
  const language = useSettings((settings) => settings.language);
  if (chair.kind === 'open') return chair.name === '' ? t('free') : t('kept', { name: chair.name });
  if (chair.kind === 'bot')
    return (
      <>
        <Bot className="room-bot" aria-hidden="true" />
        {t('bot')}
        <LevelMark level={levelOf(chair, state.table.game)} language={language} />
      </>
    );
  const name = chair.name || colour;
  return (
    <span>
      <span
        className="presence"
        data-online={chair.isOnline}
        role="img"
        aria-label={t(chair.isOnline ? 'here' : 'away')}
      />
      {state.viewer === chair.seat ? t('you', { name }) : name}
    </span>
  );
}

/** The host chooses which bot it is. */
function BotLevels({ chair, colour, state, wishes }: ChairRowProps) {
  const { table, viewer } = state;
  const chosen = levelOf(chair, table.game);
  if (chosen === undefined || table.host !== viewer || table.phase !== 'gathering') return null;
  return (
    <LevelChoice
      seat={colour}
      levels={choiceOf(table.game)}
      chosen={chosen}
      isBusy={wishes.isBusy}
      onChoose={(level) => wishes.seatBot(chair.seat, level)}
    />
  );
}

function ChairActs({ chair, colour, state, wishes }: ChairRowProps) {
  const t = useTranslations('room');
  const { table, viewer } = state;
  const isHost = viewer !== 'spectator' && table.host === viewer;
  const act = (word: 'take' | 'move' | 'leave' | 'seatBot' | 'sendAway', run: () => void) => (
    <button
      type="button"
      className={word === 'take' ? 'button button-small button-main' : 'button button-small'}
      disabled={wishes.isBusy}
      onClick={run}
    >
      {t(word)}
      <span className="visually-hidden"> {colour}</span>
    </button>
  );
  const { seat, kind } = chair;
  if (viewer === seat) return act('leave', () => wishes.free(seat));
  if (kind === 'open')
    return (
      <>
        {isHost && act('seatBot', () => wishes.seatBot(seat))}
        {act(viewer === 'spectator' ? 'take' : 'move', () => wishes.sit(seat))}
      </>
    );
  if (!isHost) return null;
  if (kind === 'bot') return act('sendAway', () => wishes.free(seat));
  return <ChairMenu chair={chair} wishes={wishes} name={chair.name || colour} />;
}
