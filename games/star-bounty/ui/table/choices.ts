import { creditsFor, heartsToHeal, type Move, mayFlee, moves, prisonersOf, type View } from '@haven/star-bounty-rules';
import { moveLine } from '@haven/star-bounty-text';
import type { BoardState } from '../board-context.ts';
import type { Words } from '../words.ts';

/** A button of the prompt bar. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What the label says in brackets at its end: the small print. */
  readonly note: string;
  readonly tone: 'main' | 'flight' | 'plain';
  /** Played one after the other. */
  readonly moves: readonly Move[];
  /** Or else to choose from. */
  readonly alternatives?: readonly Move[];
  /** Why one should think twice: it is asked once. */
  readonly warning?: string;
  /** What the second press says. */
  readonly confirm?: string;
}

/** The main choices of the moment, before anybody has an opinion of them; boosts lie on the table itself. */
export function choicesOf(board: BoardState, words: Words): Choice[] {
  const { view, instead } = board;
  if (instead !== undefined) return [];
  switch (view.step?.type) {
    case undefined:
      return [];
    case 'engage':
      return [...engagements(view, words), ...flights(view, words)];
    case 'fire':
    case 'brace':
      return [single(words, view, moves[view.step.type])];
    case 'volley':
      return [single(words, view, moves.strike)];
    case 'impact':
      return [single(words, view, moves.endure)];
    case 'reengage':
      return [single(words, view, moves.reengage), ...flights(view, words)];
    case 'enterprise':
      return [single(words, view, moves.leave), ...sellAll(view, words), ...healAll(board, words)];
    default:
      return view.step satisfies never;
  }
}

/** One move, in the words of the game. */
export function single(words: Words, view: View, move: Move): Choice {
  return { id: move.type, ...printed(words.say(moveLine(move, view))), tone: 'main', moves: [move] };
}

function printed(text: string): Pick<Choice, 'label' | 'note'> {
  const [, label = text, note = ''] = /^(.*?)\s*\(([^()]*)\)$/u.exec(text) ?? [];
  return { label, note };
}

function engagements(view: View, words: Words): Choice[] {
  const front = view.rows[0]?.filter((enemy) => enemy !== null) ?? [];
  return front.map((enemy) => ({ ...single(words, view, moves.engage[enemy]), id: enemy }));
}

/** §5.10 Each prisoner is a way out, and gone with it: asked once, for the button stands where another was a moment ago. */
function flights(view: View, words: Words): Choice[] {
  if (!mayFlee(view.step)) return [];
  const [first, ...others] = prisonersOf(view).map(({ card }) => moves.flee[card]);
  if (first === undefined) return [];
  const doubt = { warning: words.label('warnFlee'), confirm: words.label('sureFlee') };
  if (others.length === 0) return [{ ...single(words, view, first), tone: 'flight', ...doubt }];
  return [
    {
      id: 'flee',
      label: words.label('flee'),
      note: words.label('fleeWhom'),
      tone: 'flight',
      moves: [],
      alternatives: [first, ...others],
    },
  ];
}

/** §6.5 Prisoners are worth more than their pay: only the dead are sold in one go, then the dearest prisoner. */
function sellAll(view: View, words: Words): Choice[] {
  const dead = view.collection.filter(({ alive }) => !alive);
  const [first, second] = dead;
  if (first === undefined) return sellPrisoner(view, words);
  if (second === undefined) return [{ ...single(words, view, moves.sell[first.card]), tone: 'plain' }];
  const worth = dead.reduce((sum, taken) => sum + creditsFor(taken), 0);
  return [
    {
      id: 'sell',
      label: words.label('sellDead', { count: dead.length }),
      note: `+${worth}`,
      tone: 'plain',
      moves: dead.map(({ card }) => moves.sell[card]),
    },
  ];
}

function sellPrisoner(view: View, words: Words): Choice[] {
  const [dearest] = prisonersOf(view).toSorted((one, other) => creditsFor(other) - creditsFor(one));
  if (dearest === undefined) return [];
  return [{ ...single(words, view, moves.sell[dearest.card]), id: 'sellPrisoner', tone: 'plain' }];
}

/** §6.10 */
function healAll({ view, can }: BoardState, words: Words): Choice[] {
  const full = moves.heal[heartsToHeal(view)];
  return full && can(full) ? [{ ...single(words, view, full), id: 'heal', tone: 'plain' }] : [];
}
