import { faceNamed, SECTORS } from '@haven/tortuga-2199-rules';
import type { RuleId } from '@haven/tortuga-2199-text';
import { actionsTopic, actionTopic, isAction } from './action-topic.ts';
import { captainTopic } from './captain-topic.ts';
import { cardTopic } from './card-topic.tsx';
import { nearEndTopic } from './near-end-topic.ts';
import { sectorTopic } from './sector-topic.ts';
import { ruled, type Teller, type Topic } from './topic.ts';

type Tell = (teller: Teller, id: string) => Topic | undefined;

/** What there is to say about anything on the table: the kind of thing, then which one. */
export function topicOf(teller: Teller): (about: string) => Topic | undefined {
  return (about) => {
    const [kind = '', id = ''] = about.split(' ');
    return TOLD[kind]?.(teller, id) ?? byRules(teller, kind, id);
  };
}

const TOLD: Readonly<Record<string, Tell>> = {
  card: (teller, id) => cardTopic(teller, faceNamed(teller.board.view, id)),
  sector: (teller, id) => {
    const sector = SECTORS.find((each) => each === id);
    return sector && sectorTopic(teller, sector);
  },
  captain: (teller, id) => (id === '' ? undefined : captainTopic(teller, Number(id))),
  nearEnd: (teller, id) => nearEndTopic(teller, Number(id)),
  action: (teller, id) => (isAction(id) ? actionTopic(teller, id) : actionsTopic(teller)),
};

/** What the rules themselves say best: a word of the game, and the § that explain it. */
const RULED = {
  crypto: ['§2.4', '§3.6'],
  manoeuvre: ['§2.4'],
  minerals: ['§3.6', '§3.6.1'],
  hand: ['§2.2', '§2.7'],
  deck: ['§2.3', '§2.7'],
  discard: ['§2.2', '§2.3'],
  played: ['§3.2', '§2.2'],
  reserve: ['§3.8', '§3.1'],
  huntDeck: ['§1.7', '§3.10'],
  huntToken: ['§1.4', '§3.10.2'],
  cache: ['§5.5', '§3.6.1'],
  market: ['§1.5', '§1.6', '§3.3'],
  power: ['§5.2'],
  round: ['§2.1', '§6.1', '§6.2'],
  lastRound: ['§6.2', '§6.3', '§6.4'],
  ship: ['§1.8', '§1.9'],
  ability: ['§2.5'],
  attacker: ['§4.1', '§4.2'],
  defender: ['§4.3', '§4.9'],
  fight: ['§4.6', '§4.9'],
  total: ['§4.6', '§4.9'],
  influence: ['§6.1', '§5.1'],
  captain: ['§2.8', '§6.1'],
  action: ['§2.8'],
} as const satisfies Record<string, readonly RuleId[]>;

/** What a side of a combat counts, line by line. */
const COUNTED = {
  cards: ['§4.6'],
  abilities: ['§4.5', '§4.6'],
  weakened: ['§8.3.21'],
  turrets: ['§4.7', '§5.9'],
  sector: ['§4.8'],
} as const satisfies Record<string, readonly RuleId[]>;

const isRuled = (kind: string): kind is keyof typeof RULED => Object.hasOwn(RULED, kind);
const isCounted = (id: string): id is keyof typeof COUNTED => Object.hasOwn(COUNTED, id);

function byRules(teller: Teller, kind: string, id: string): Topic | undefined {
  const { title } = teller.words;
  if (kind === 'fight' && isCounted(id)) return ruled(teller, title('names.fight'), COUNTED[id]);
  return isRuled(kind) ? ruled(teller, title(`names.${kind}`), RULED[kind]) : undefined;
}
