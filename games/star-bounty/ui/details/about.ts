import {
  BOUNTY,
  type Bounty,
  FULL_LIFE,
  LAST_SECTOR,
  LEDGER,
  moves,
  PART,
  type Part,
  SYSTEMS,
  takenIn,
  type View,
} from '@haven/star-bounty-rules';
import { moveLine, rulesText } from '@haven/star-bounty-text';
import type { Sum } from '@haven/ui-kit';
import { impactSum, type Sum as Shot, shotSum } from '../figures.ts';
import { termName } from '../stage/term-name.ts';
import type { Words } from '../words.ts';
import type { Topic } from './topic.ts';
import {
  backRoomTopic,
  dronesTopic,
  enemyTopic,
  offerTopic,
  partTopic,
  saleTopic,
  systemTopic,
  takenTopic,
} from './topics.ts';

type Rule = keyof (typeof rulesText)['en'];
type Tell = (words: Words, view: View, id: string) => Topic | undefined;

/** What there is to say about anything on the table: the kind of thing, then which one. */
export function topicOf(words: Words, view: View): (about: string) => Topic | undefined {
  return (about) => {
    const [kind = '', id = ''] = about.split(' ');
    return TOLD[kind]?.(words, view, id);
  };
}

const TOLD: Readonly<Record<string, Tell>> = {
  enemy: (words, view, id) => (isBounty(id) ? enemyTopic(words, view, id) : undefined),
  part: (words, view, id) => (isPart(id) ? partTopic(words, view, id) : undefined),
  offer: (words, view, id) => (isPart(id) ? offerTopic(words, view, id) : undefined),
  system: (words, view, id) => {
    const system = SYSTEMS.find((each) => each === id);
    return system && systemTopic(words, view, system);
  },
  taken: (words, view, id) => {
    const taken = isBounty(id) ? takenIn(view, id) : undefined;
    return taken && (view.step?.type === 'enterprise' ? saleTopic(words, taken) : takenTopic(words, taken));
  },
  drones: dronesTopic,
  droneBay: (words, view) => ruled(words, dronesTopic(words, view).title, ['§4.4', '§6.13']),
  backRoom: backRoomTopic,
  life: (words, { life }) =>
    ruled(words, words.say({ key: 'status.life', values: { life, full: FULL_LIFE } }), ['§5.7', '§5.8', '§6.10']),
  medBay: (words) => ruled(words, words.label('medBay'), ['§6.10', '§6.11']),
  credits: (words, view) => ({
    ...ruled(words, words.label('credits', { credits: view.credits }), ['§7.1', '§7.2']),
    sums: creditSums(words, view),
  }),
  sectors: (words, { sector }) =>
    ruled(words, words.say({ key: 'status.sector', values: { sector, last: LAST_SECTOR } }), ['§2.1', '§6.4']),
  row: (words, { rows }, id) => {
    const count = rows[Number(id)]?.length ?? 0;
    return ruled(words, words.label('hiddenRow', { row: Number(id) + 1, count }), ['§2.2', '§2.3']);
  },
  bountyPile: (words, view) => ruled(words, words.label('bountyPile', { count: view.bountyPile }), ['§1.5', '§2.1']),
  shopPile: (words, view) => ruled(words, words.label('shopPile', { count: view.shopPile }), ['§1.6', '§6.6']),
  salvage: (words, view) =>
    ruled(words, words.label('salvagePile', { count: view.salvage.length }), ['§4.11', '§6.16']),
  shot: (words, view) => ({
    ...ruled(words, words.label('yourRoll'), ['§5.1', '§5.2', '§3.4']),
    sums:
      view.step?.type === 'volley' && view.battle?.roll
        ? [sumOf(words, shotSum(view, view.battle.roll.dice), 'damage')]
        : [],
  }),
  impact: (words, view) => ({
    ...ruled(words, words.label('enemyRoll'), ['§5.4', '§5.5', '§5.6']),
    sums:
      view.step?.type === 'impact' && view.battle?.roll
        ? [sumOf(words, impactSum(view, view.battle.roll), 'through')]
        : [],
  }),
  coin: (words) => ruled(words, words.label('heads'), ['§5.4']),
  odds: ({ label }) => ({
    title: label('odds'),
    lines: [label('aboutOdds'), label('aboutOddsOrder'), label('aboutOddsBest', { best: label('best') })],
    moves: [],
  }),
  choice: choiceTopic,
};

const isBounty = (id: string): id is Bounty => Object.hasOwn(BOUNTY, id);
const isPart = (id: string): id is Part => Object.hasOwn(PART, id);

/** A thing that a rule explains best. */
function ruled(words: Words, title: string, rules: readonly Rule[]): Topic {
  return { title, lines: rules.map((rule) => rulesText[words.language][rule]), rules, moves: [] };
}

function sumOf(words: Words, { terms, total }: Shot, title: 'damage' | 'through'): Sum {
  const named = terms.map(({ what, amount }) => ({ what: termName(words, what), points: amount }));
  return { title: words.label(title), terms: named, total };
}

/** §7.1 What was earned and what was spent; nothing to add up as long as there was neither. */
function creditSums(words: Words, { ledger, credits }: View): Sum[] {
  const terms = LEDGER.filter((line) => ledger[line] !== 0).map((line) => ({
    what: words.word(`ledger.${line}`),
    points: ledger[line],
  }));
  return terms.length === 0 ? [] : [{ title: words.label('total'), terms, total: credits }];
}

const RULES_OF = {
  fire: ['§5.1', '§5.2'],
  strike: ['§5.1', '§3.4', '§3.5'],
  brace: ['§5.4'],
  endure: ['§5.5', '§5.7'],
  reengage: ['§5.9'],
  leave: ['§6.15'],
} as const satisfies Partial<Record<keyof typeof moves, readonly Rule[]>>;

const isPlain = (id: string): id is keyof typeof RULES_OF => Object.hasOwn(RULES_OF, id);

/** An answer to the question of the moment. */
function choiceTopic(words: Words, view: View, id: string): Topic | undefined {
  if (isBounty(id)) return enemyTopic(words, view, id);
  if (isPlain(id)) return ruled(words, words.say(moveLine(moves[id], view)), RULES_OF[id]);
  if (id === 'flee') return ruled(words, words.label('flee'), ['§5.10', '§5.11']);
  if (id === 'heal') return ruled(words, words.label('medBay'), ['§6.10', '§6.11']);
  return ruled(words, words.label('bountyDesk'), ['§6.2', '§6.5']);
}
