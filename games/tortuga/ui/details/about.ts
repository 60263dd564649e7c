import { at } from '@haven/kit';
import { labelled } from '@haven/text-kit';
import {
  ACTIONS,
  AREAS,
  type CarryingArea,
  COLOURS,
  type Colour,
  capacityOf,
  chestsToEnd,
  DICE,
  NUMBERS,
  TOKEN_OF,
} from '@haven/tortuga-rules';
import type { RuleId } from '@haven/tortuga-text';
import type { Details } from '@haven/ui-kit';
import { type Ending, endingOf } from '../endings.ts';
import { areasOf } from '../stage/on-the-way.ts';
import { actionTopic, roomTopic } from './action-topic.ts';
import { seatTopic } from './seat-topic.ts';
import { ruled, type Teller } from './topic.ts';

type Tell = (teller: Teller, ids: readonly string[]) => Details | undefined;

/** What there is to say about anything on the table: the kind of thing, then which one. */
export function topicOf(teller: Teller): (about: string) => Details | undefined {
  return (about) => {
    const [kind = '', ...ids] = about.split(' ');
    return TOLD[kind]?.(teller, ids) ?? byRules(teller, kind);
  };
}

const TOLD: Readonly<Record<string, Tell>> = {
  action: ({ board, words }, [id, seat]) => {
    const action = ACTIONS.find((each) => each === id);
    const front = seat === undefined ? board.front : Number(seat);
    return action && actionTopic({ board: { ...board, front }, words }, action);
  },
  room: (teller, [id]) => {
    const action = ACTIONS.find((each) => each === id);
    return action && roomTopic(teller, action);
  },
  seat: (teller, [id]) => seatTopic(teller, Number(id)),
  chest: (teller, [id]) => {
    const colour = COLOURS.find((each) => each === id);
    return (
      colour && ruled(teller, teller.words.label('chestNamed', { chest: teller.words.chestOf(colour) }), CHEST[colour])
    );
  },
  die: dieTopic,
  area: areaTopic,
  track: trackTopic,
  nearEnd: (teller, [id]) => {
    const ending = endingOf(teller.board.view, Number(id));
    return ending && nearEndTopic(teller, ending);
  },
};

const SET: readonly RuleId[] = ['§6.1', '§6.3', '§5.2'];
const CHEST: Readonly<Record<Colour, readonly RuleId[]>> = {
  red: SET,
  blue: SET,
  yellow: SET,
  white: SET,
  purple: ['§6.1', '§6.2', '§5.2'],
};

/** What a die counts on each action. */
function dieTopic(teller: Teller, [id]: readonly string[]): Details | undefined {
  const die = DICE.find((each) => each === id);
  if (die === undefined) return undefined;
  const { words } = teller;
  const numbers = ACTIONS.map((action) => `${words.shortOf(action)} ${NUMBERS[action][die]}`).join(' · ');
  const { lines, rules = [] } = ruled(teller, '', ['§2.2', '§2.8']);
  return { title: words.label('dieNamed', { die }), lines: [numbers, ...lines], rules };
}

const AREA_RULES = {
  island: ['§5.1', '§5.2', '§6.1'],
  crew: ['§5.2', '§5.6', '§6.1'],
  fleet: ['§5.2', '§5.6', '§6.1'],
  tortuga: ['§6.1', '§7.1'],
} as const satisfies Record<(typeof AREAS)[number], readonly RuleId[]>;

function areaTopic(teller: Teller, [seat = '', id]: readonly string[]): Details | undefined {
  const area = AREAS.find((each) => each === id);
  if (area === undefined) return undefined;
  const { board, words } = teller;
  const count = areasOf(at(board.view.players, Number(seat)))[area].length;
  const title = labelled(words.language, words.title(`areas.${area}`), words.nameOf(Number(seat)));
  const told = ruled(teller, title, AREA_RULES[area]);
  const line = area === 'tortuga' ? `${count}/${chestsToEnd(board.view)}` : words.label('chestsHere', { count });
  const box = isCarrying(area) ? [boxLine(teller, Number(seat), area)] : [];
  return { ...told, lines: [line, ...box, ...told.lines] };
}

/** Where the token stands, and what that box carries. */
function boxLine({ board, words }: Teller, seat: number, area: CarryingArea): string {
  const token = TOKEN_OF[area];
  const box = at(board.view.players, seat)[token];
  return words.label('trackAt', { token: words.title(`names.${token}`), box, room: capacityOf(box) });
}

/** §7.1 Who can end the game, when, and with which chests. */
export function nearEndLine({ board: { view }, words }: Teller, { seat, rounds, home, coming }: Ending): string {
  const values = { seat: words.nameOf(seat), home, coming, most: chestsToEnd(view) };
  return words.label(rounds === 1 ? 'endsThisRound' : 'endsNextRound', values);
}

function nearEndTopic(teller: Teller, ending: Ending): Details {
  const told = ruled(teller, teller.words.label('nearEnd'), ['§7.1', '§6.6']);
  return { ...told, lines: [nearEndLine(teller, ending), ...told.lines] };
}

const isCarrying = (area: string | undefined): area is CarryingArea => area === 'fleet' || area === 'crew';

function trackTopic(teller: Teller, [seat = '', area]: readonly string[]): Details | undefined {
  if (!isCarrying(area)) return undefined;
  return ruled(teller, boxLine(teller, Number(seat), area), ['§5.6', '§2.6', '§6.4']);
}

/** What the rules themselves say best: a word of the game, and the § that explain it. */
const RULED = {
  bag: ['§1.1', '§4.11'],
  bonusTile: ['§2.9'],
  centreIsland: ['§5.5', '§4.6'],
  dice: ['§2.1', '§2.2'],
  leftBehind: ['§4.9', '§5.5'],
  round: ['§7.1', '§7.2'],
  screen: ['§2.3', '§2.4'],
  startPlayer: ['§1.5', '§3.3'],
  treasureTile: ['§1.2', '§4.3', '§6.5'],
} as const satisfies Record<string, readonly RuleId[]>;

/** What is asked, and the § that say how to answer. */
const ASKED = {
  pick: ['§2.2', '§2.3'],
  skulls: ['§2.8'],
  bonus: ['§2.9'],
  perform: ['§3.4', '§3.6'],
  keep: ['§4.3'],
  attack: ['§4.5', '§4.6', '§4.7', '§4.13', '§3.4'],
  arrange: ['§5.3', '§5.5'],
  wait: ['§3.1', '§3.6'],
} as const satisfies Record<string, readonly RuleId[]>;

const isRuled = (kind: string): kind is keyof typeof RULED => Object.hasOwn(RULED, kind);
const isAsked = (kind: string): kind is keyof typeof ASKED => Object.hasOwn(ASKED, kind);

function byRules(teller: Teller, kind: string): Details | undefined {
  const { title, label } = teller.words;
  if (kind === 'odds') return { title: label('odds'), lines: [label('oddsNote')] };
  if (isAsked(kind)) return ruled(teller, label(kind === 'wait' ? 'actions' : 'prompt'), ASKED[kind]);
  return isRuled(kind) ? ruled(teller, title(`names.${kind}`), RULED[kind]) : undefined;
}
