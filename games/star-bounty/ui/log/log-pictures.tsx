import type { Event, StarBounty } from '@haven/star-bounty-rules';
import { type Language, type LogPicturesProps, PIP_FACES, Pips } from '@haven/ui-kit';
import { type AnyCard, isBounty, suitOf } from '../cards/playing-card.tsx';
import { SuitIcon } from '../cards/suits.tsx';
import type { GameIcon } from '../icons/game-icons.ts';
import { Icon } from '../pieces.ts';
import { SYSTEM_ICON } from '../ship/system-icons.ts';
import { wordsIn } from '../words.ts';
import './log-pictures.css';

/** The cards, the dice, or whatever else a line of the log speaks of. */
export function LogPictures({ event, language }: LogPicturesProps<StarBounty>) {
  const icon = iconFor(event);
  return (
    <span className="sb-log-pictures" aria-hidden="true">
      {cardsIn(event).map((card) => (
        <CardChip key={card} card={card} rank={rankOf(card, language)} />
      ))}
      {diceIn(event).map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same, and nothing moves here.
        <i key={place} className="sb-log-die">
          <Pips face={face} />
        </i>
      ))}
      {icon && <Icon name={icon} />}
    </span>
  );
}

/** Its rank is painted, not written: the sentence has said it. */
function CardChip({ card, rank }: { readonly card: AnyCard; readonly rank: string }) {
  const suit = suitOf(card);
  return (
    <i className="sb-log-card" data-suit={suit} data-rank={rank}>
      <SuitIcon suit={suit} />
    </i>
  );
}

/** Courts by the letter that their language has for them. */
function rankOf(card: AnyCard, language: Language): string {
  return isBounty(card) ? wordsIn(language).shortOf(card).slice(0, 1) : card.slice(0, -1);
}

export function cardsIn(event: Event): readonly AnyCard[] {
  if ('enemies' in event) return event.enemies;
  if ('enemy' in event) return [event.enemy];
  if ('part' in event) return [event.part];
  if ('parts' in event) return event.parts;
  if ('prisoner' in event) return [event.prisoner];
  return 'card' in event ? [event.card] : [];
}

function diceIn(event: Event) {
  if (!('dice' in event)) return [];
  return event.dice.flatMap((shown) => PIP_FACES.find((face) => face === shown) ?? []);
}

function iconFor(event: Event): GameIcon | undefined {
  switch (event.type) {
    case 'droneAssigned':
      return SYSTEM_ICON[event.system];
    case 'dronesWrecked':
    case 'droneRepaired':
      return 'delivery-drone';
    case 'enemyCaptured':
      return 'handcuffs';
    case 'enemyDestroyed':
    case 'shipDestroyed':
      return 'death-skull';
    case 'shotAbsorbed':
      return 'bolt-shield';
    case 'shipHit':
      return 'heart-beats';
    case 'healed':
      return 'heart-plus';
    case 'sold':
      return 'two-coins';
    case 'fled':
      return 'run';
    default:
      return undefined;
  }
}
