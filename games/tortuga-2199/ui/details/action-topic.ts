import { type Action, type RuleId, refusalLine } from '@haven/tortuga-2199-text';
import { reasonOf } from '../actions/reasons.ts';
import { rowsOf, usefulIn } from '../actions/rows.ts';
import { ruled, type Teller, type Topic } from './topic.ts';

const RULE_OF = {
  takeReserve: '§3.1',
  play: '§3.2',
  buy: '§3.3',
  refresh: '§3.4',
  move: '§3.5',
  collect: '§3.6',
  explore: '§3.7',
  reserve: '§3.8',
  destroy: '§3.9',
  capture: '§3.10',
  redeem: '§3.11',
  conquer: '§3.12',
  reinforce: '§3.13',
  attack: '§3.14',
  lab: '§5.4',
  layMineral: '§3.6.2',
  takeMineralBack: '§3.6.2',
  cache: '§5.5',
  vortex: '§5.8',
  influence: '§5.7',
  end: '§2.2',
} as const satisfies Record<Action, RuleId>;

const FREE: ReadonlySet<Action> = new Set([
  'takeReserve',
  'play',
  'layMineral',
  'takeMineralBack',
  'lab',
  'cache',
  'vortex',
  'end',
]);

export const isAction = (id: string): id is Action => Object.hasOwn(RULE_OF, id);

/** §2.8 All of them, and which are worth a look now. */
export function actionsTopic(teller: Teller): Topic {
  const { board, words } = teller;
  const useful = board.asked?.type === 'act' ? usefulIn(board.moves) : [];
  const actions = useful.map((action) => words.word(`actions.${action}.label`)).join(', ');
  const told = ruled(teller, words.title('names.action'), ['§2.8']);
  if (useful.length === 0) return told;
  return { ...told, lines: [words.label('worthALook', { count: useful.length, actions }), ...told.lines] };
}

/** An action: what it does, what it costs, and what stops it now. */
export function actionTopic(teller: Teller, action: Action): Topic {
  const { word, label } = teller.words;
  return {
    title: word(`actions.${action}.label`),
    lines: [
      word(`actions.${action}.hint`),
      label('actionCosts', { price: word(`actions.${action}.cost`), free: FREE.has(action) ? 'yes' : 'no' }),
      ...obstacle(teller, action),
    ],
    rules: [RULE_OF[action]],
  };
}

function obstacle({ board, words }: Teller, action: Action): string[] {
  if (board.asked?.type !== 'act' || board.me === null) return [];
  const row = rowsOf({ ...board, me: board.me }).find((each) => each.action === action);
  return row?.refusal ? [reasonOf(words, row, refusalLine(row.refusal, board.view))] : [];
}
