import { coinsOf, type Deed, type Event, pickedDice } from '@haven/tortuga-rules';
import type { Told } from './catalogue.ts';
import { type Line, line } from './line.ts';
import { diceValues } from './moves.ts';

type ToldOf<K extends Told['type']> = Extract<Told, { type: K }>;

/** What a witnessed event tells; agenda entries, empty moves and phases that speak for themselves tell nothing. */
export function logLine(event: Event): Line | undefined {
  if (event.type === 'stepBegan' || event.type === 'stepEnded') return undefined;
  if (event.type === 'phaseBegan' && !TOLD_PHASES.has(event.phase)) return undefined;
  if (event.type === 'chestsMoved' && event.chests.length === 0) return undefined;
  return told(event);
}

const TOLD_PHASES: ReadonlySet<string> = new Set(['pick', 'skulls', 'actions', 'move']);

function told(event: Told): Line {
  switch (event.type) {
    case 'roundBegan':
      return line('log.roundBegan', { round: event.round, seat: { seat: event.start } });
    case 'phaseBegan':
      return line('log.phaseBegan', { phase: event.phase });
    case 'rolled':
      return rolledLine(event);
    case 'rerolled':
      return line('log.rerolled', { seat: { seat: event.seat }, dice: { rolled: event.dice } });
    case 'picked':
      return pickedLine(event);
    case 'revealed':
      return line('log.revealed', { seat: { seat: event.seat }, dice: { rolled: event.dice } });
    case 'placed':
      return line('log.placed', {
        seat: { seat: event.seat },
        dice: { words: [...event.dice] },
        count: event.dice.length,
        action: { action: event.action },
      });
    case 'bonusTaken':
      return line('log.bonusTaken', {
        seat: { seat: event.seat },
        action: { action: event.action },
        value: event.value,
      });
    case 'deedsRanked':
      return line('log.deedsRanked', { deeds: { lines: event.deeds.map(deedLine) } });
    case 'deedBegan':
      return line('log.deedBegan', deedValues(event.deed));
    case 'tokenMoved':
      return line('log.tokenMoved', { seat: { seat: event.seat }, token: event.token, box: event.box });
    case 'chestDrawn':
    case 'centreTaken':
      return line(`log.${event.type}`, { seat: { seat: event.seat }, chest: { chests: [event.colour] } });
    case 'bagEmpty':
      return line('log.bagEmpty', { seat: { seat: event.seat } });
    case 'tilesSeen':
      return tilesSeenLine(event);
    case 'tileKept':
      return tileKeptLine(event);
    case 'attacked':
      return line('log.attacked', {
        seat: { seat: event.seat },
        target: { seat: event.target },
        kind: event.action,
        position: event.position,
      });
    case 'chestStolen':
      return line('log.chestStolen', {
        seat: { seat: event.seat },
        target: { seat: event.target },
        chest: { chests: [event.colour] },
        area: event.area,
      });
    case 'forfeited':
      return line('log.forfeited', deedValues(event.deed));
    case 'chestLost':
      return line('log.chestLost', {
        seat: { seat: event.seat },
        chest: { chests: [event.colour] },
        area: event.area,
        to: event.to,
      });
    case 'diceTakenBack':
    case 'gameEnded':
      return line(`log.${event.type}`);
    case 'arranged':
      return arrangedLine(event);
    case 'chestsMoved':
      return line('log.chestsMoved', {
        seat: { seat: event.seat },
        to: event.to,
        count: event.chests.length,
        chests: { chests: event.chests },
      });
    default:
      return event satisfies never;
  }
}

/** §2.3 Who rolled hears what; the others hear how many. */
function rolledLine({ seat, count, dice }: ToldOf<'rolled'>): Line {
  return line('log.rolled', { who: dice.length > 0 ? 'you' : 'other', seat: { seat }, count, dice: { rolled: dice } });
}

function pickedLine({ seat, pick }: ToldOf<'picked'>): Line {
  const dice = diceValues(pickedDice({ pick }));
  return line('log.picked', {
    who: pick === null ? 'other' : dice.count === 0 ? 'none' : 'you',
    seat: { seat },
    ...dice,
  });
}

/** §5.4 How others arrange their chests shows when they move. */
function arrangedLine({ seat, area, chests }: ToldOf<'arranged'>): Line {
  const count = chests.length;
  return line('log.arranged', { who: count > 0 ? 'you' : 'other', seat: { seat }, area, count, chests: { chests } });
}

/** §4.3 Only the finder hears what the tiles are worth. */
function tilesSeenLine({ seat, count, tiles }: ToldOf<'tilesSeen'>): Line {
  return line('log.tilesSeen', {
    who: tiles.length > 0 ? 'you' : 'other',
    seat: { seat },
    count,
    coins: { words: tiles.map((tile) => String(coinsOf(tile))) },
  });
}

function tileKeptLine({ seat, tile }: ToldOf<'tileKept'>): Line {
  return line('log.tileKept', {
    who: tile === null ? 'other' : 'you',
    seat: { seat },
    coins: tile === null ? 0 : coinsOf(tile),
  });
}

export function deedLine(deed: Deed): Line {
  return line('log.deed', deedValues(deed));
}

function deedValues({ seat, action, position, total }: Deed) {
  return { seat: { seat }, action: { action }, position, total };
}
