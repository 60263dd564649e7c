import { at } from '@haven/kit';
import { labelled } from '@haven/text-kit';
import {
  type Action,
  DICE,
  diceOn,
  type Effect,
  effectsOf,
  isAttack,
  isDuel,
  limitOf,
  NUMBERS,
  totalOf,
} from '@haven/tortuga-rules';
import type { RuleId } from '@haven/tortuga-text';
import type { Details, Sum } from '@haven/ui-kit';
import { ruled, type Teller } from './topic.ts';

const RULES_OF = {
  fleet: ['§4.1', '§3.2'],
  crew: ['§4.2', '§3.2'],
  hunt: ['§4.3', '§4.4', '§3.2'],
  board: ['§2.6', '§4.5', '§4.6', '§4.7'],
  raid: ['§2.6', '§4.8', '§4.5', '§4.6', '§4.7'],
} as const satisfies Record<Action, readonly RuleId[]>;

const GETS = { first: 'firstGets', second: 'secondGets', duel: 'bestGets' } as const satisfies Record<Effect, string>;

/** An action: what each position brings, and what the board in front counts there. */
export function actionTopic({ board: { view, front }, words }: Teller, action: Action): Details {
  const { actionOf, label, word } = words;
  const player = at(view.players, front);
  const total = totalOf(player, action);
  return {
    title: actionOf(action),
    lines: [
      ...effectsOf(view).map((effect) =>
        labelled(words.language, label(GETS[effect]), word(`effects.${action}.${effect}`)),
      ),
      ...roomLines({ board: { view, front }, words }, action),
    ],
    sums: total === 0 ? [] : [totalSum({ board: { view, front }, words }, action)],
    rules: isDuel(view) ? [...RULES_OF[action], '§9.1'] : RULES_OF[action],
  };
}

/** §2.6 What the two figures at an attack count, and what they depend on. */
function roomLines({ board: { view, front }, words }: Teller, action: Action): string[] {
  if (!isAttack(action)) return [];
  const player = at(view.players, front);
  const figures = { used: diceOn(player, action), places: limitOf(player, action) };
  return [words.label(action === 'board' ? 'roomByBoat' : 'roomByPirate', figures)];
}

/** §2.6 The outlines of dice at an attack. */
export function roomTopic(teller: Teller, action: Action): Details {
  const told = ruled(teller, teller.words.label('roomFor', { action: teller.words.shortOf(action) }), ['§2.6']);
  return { ...told, lines: [...roomLines(teller, action), ...told.lines] };
}

/** §3.2 Die by die, then the bonus tile. */
function totalSum({ board: { view, front }, words }: Teller, action: Action): Sum {
  const player = at(view.players, front);
  const dice = DICE.filter((_, die) => player.placed[die] === action);
  const terms = [
    ...dice.map((die) => ({ what: words.label('dieNamed', { die }), points: NUMBERS[action][die] })),
    { what: words.title('names.bonusTile'), points: player.bonus[action] },
  ];
  const title = labelled(words.language, words.shortOf(action), words.nameOf(front));
  return { title, terms: terms.filter(({ points }) => points > 0), total: totalOf(player, action) };
}
