import {
  FIRST_POWER,
  FULL_POWER,
  hasDrone,
  isDisabled,
  type Part,
  type PartSuit,
  powerOf,
  SUIT_OF,
  type System,
  type View,
} from '@haven/star-bounty-rules';
import { m } from 'motion/react';
import { useBoard } from '../board-context.ts';
import { NumberCard } from '../cards/playing-card.tsx';
import { SuitIcon } from '../cards/suits.tsx';
import { Thing } from '../details/thing.tsx';
import { systemTopic } from '../details/topics.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { SYSTEM_ICON } from './system-icons.ts';

/** A system: its fitted cards as a fan, its power as a gauge. A drone can be sent to it in place. */
export function SystemStack({ system }: { readonly system: System }) {
  const { view } = useBoard();
  const words = useWords();
  const topic = systemTopic(words, view, system);
  const [move] = topic.moves;
  return (
    <Thing className="sb-system" about={`system ${system}`} topic={topic} {...(move && { move })}>
      <span className="sb-system-body" data-system={system} data-state={stateOf(view, system)}>
        <Fan suit={SUIT_OF[system]} power={view.systems[system]} />
        <span className="sb-system-facts">
          <span className="sb-system-name">
            <Icon name={SYSTEM_ICON[system]} />
            <span>{topic.title}</span>
          </span>
          <Power system={system} fit={move?.type === 'fit' ? move.part : undefined} />
          <span className="sb-system-suit">
            <SuitIcon suit={SUIT_OF[system]} />
          </span>
          <Gauge system={system} />
        </span>
      </span>
    </Thing>
  );
}

function stateOf(view: View, system: System) {
  if (isDisabled(view, system)) return 'off';
  return hasDrone(view, system) ? 'drone' : 'normal';
}

const SHOWN = 4;

/** The newest card lies on top; a few older ones look out behind it. */
function Fan({ suit, power }: { readonly suit: PartSuit; readonly power: number }) {
  const lowest = Math.max(FIRST_POWER, power - SHOWN + 1);
  const values = Array.from({ length: power - lowest + 1 }, (_, index) => lowest + index);
  return (
    <span className="sb-fan">
      {values.map((value) => (
        <span key={value} className="sb-fan-card" data-depth={power - value}>
          <m.span className="sb-flying" layoutId={partName(value, suit)}>
            <NumberCard suit={suit} value={value} />
          </m.span>
        </span>
      ))}
    </span>
  );
}

/** Cards fly under their own names; the twos never move. */
const partName = (value: number, suit: PartSuit): Part | string => `${value}${suit}`;

/** In the shop the part that fits next is named. */
function Power({ system, fit }: { readonly system: System; readonly fit: Part | undefined }) {
  const { view } = useBoard();
  const { label, shortOf } = useWords();
  const state = stateOf(view, system);
  return (
    <span className="sb-power">
      <b>{powerOf(view, system)}</b>
      {fit && <em className="sb-tag sb-tag-fit">{label('fitTag', { part: shortOf(fit) })}</em>}
      {state === 'off' && <em className="sb-tag sb-tag-off">{label('off')}</em>}
      {state === 'drone' && (
        <em className="sb-tag sb-tag-drone">
          <Icon name="delivery-drone" /> {label('drone')}
        </em>
      )}
    </span>
  );
}

const TICKS = Array.from({ length: FULL_POWER }, (_, index) => index + 1);

function Gauge({ system }: { readonly system: System }) {
  const { view } = useBoard();
  const power = powerOf(view, system);
  return (
    <span className="sb-gauge" aria-hidden="true">
      {TICKS.map((tick) => (
        <i key={tick} data-on={tick <= power} data-fitted={tick <= view.systems[system]} />
      ))}
    </span>
  );
}
