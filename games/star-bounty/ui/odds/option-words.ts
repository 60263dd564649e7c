import type { Option } from '@haven/star-bounty-bots';
import { CRITICAL, SYSTEMS } from '@haven/star-bounty-rules';
import type { Words } from '../words.ts';

/** What an option does at once. */
export function effectOf({ effect, life, odds }: Option, { label, percent }: Words): string {
  switch (effect) {
    case 'capture':
      return label('optionCapture');
    case 'destroy':
      return label('optionDestroy');
    case 'endure':
      return life === CRITICAL ? label('optionCritical') : label('optionLife', { life });
    case 'die':
      return label('optionDie');
    case 'flee':
      return label('optionFlee');
    case 'reengage':
      return label('optionReengage', { chance: percent(odds.capture + odds.destroy) });
    case 'hit':
    case 'fire':
    case 'brace':
      return label('optionGoOn');
    default:
      return effect satisfies never;
  }
}

/** What it costs, if anything. */
export function spendingOf({ parts, drones, moves }: Option, { say, shortOf, label }: Words): string {
  const prisoners = moves.flatMap((move) => (move.type === 'flee' ? [shortOf(move.prisoner)] : []));
  const served = SYSTEMS.filter((system) => drones.includes(system)).map((system) =>
    label('optionDrone', { system: say({ key: `systems.${system}`, values: {} }) }),
  );
  return [...prisoners, ...parts.map(shortOf), ...served].join(' + ');
}
