import { pictureOf } from '@haven/games/pictures';
import { textOf } from '@haven/games/texts';
import type { AnyGame } from '@haven/kit';
import type { Language } from '@haven/wire';
import { wordsIn } from '../link-words.ts';
import type { PictureSubject } from '../pictures/subject.ts';
import type { Glance } from '../store/glances.ts';
import type { Address } from './address.ts';
import { companyOf, sittersOf, stateOf } from './standing.ts';

/** What a link shows before anybody follows it. */
export interface Card {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Where the picture lies below /api/picture. */
  readonly path: string;
  readonly subject: PictureSubject;
}

const HOUSE = 'Haven';

export function houseCard(language: Language): Card {
  const { house } = wordsIn(language);
  return {
    language,
    title: HOUSE,
    description: house,
    path: 'house.png',
    subject: { of: 'house', language, title: HOUSE, state: house },
  };
}

/** A game that waits for somebody to set a table. */
export function gameCard({ meta }: AnyGame, language: Language): Card | undefined {
  const words = wordsIn(language);
  const named = nameOf(meta.id, language);
  if (named === undefined) return undefined;
  const state = `${words.players(meta.seats)}, ${words.minutes(meta.minutes)}`;
  return {
    language,
    title: named.title,
    description: `${named.pitch} ${capital(state)}.`,
    path: `game/${meta.id}.png`,
    subject: { of: 'game', game: meta.id, scene: { language, title: named.title, state, sitters: [], options: {} } },
  };
}

/** Where somebody without a match at hand has one checked. */
export function checkCard(language: Language): Card {
  const { checkTitle, checkLead } = wordsIn(language);
  return { ...houseCard(language), title: checkTitle, description: checkLead };
}

/** What a game has besides its tables: lessons, puzzles, its pieces. */
export function sideCard(game: AnyGame, room: 'learn' | 'puzzles' | 'pieces', language: Language): Card | undefined {
  const card = gameCard(game, language);
  if (card?.subject.of !== 'game') return undefined;
  const { title, lead, sign } = wordsIn(language)[room];
  const scene = { ...card.subject.scene, state: sign };
  return {
    ...card,
    title: title(card.title),
    description: lead,
    path: `${room}/${game.meta.id}.png`,
    subject: { ...card.subject, scene },
  };
}

/** A table as whoever has its link may know it. */
export function tableCard(glance: Glance, to: Address['to'], language: Language): Card | undefined {
  const { id, game } = glance;
  const words = wordsIn(language);
  const named = nameOf(game, language);
  if (named === undefined) return undefined;
  const state = stateOf(glance, language);
  const sitters = sittersOf(glance, language);
  const topic = to === 'replay' ? ` (${words.replay})` : to === 'verify' ? ` (${words.check})` : '';
  return {
    language,
    title: `${named.title}${topic} · ${state}`,
    description: `${companyOf(glance, language)}${named.pitch}`,
    path: `table/${id}.png`,
    subject: {
      of: 'game',
      game,
      scene: {
        language,
        title: named.title,
        state: capital(state),
        sitters,
        options: plain(glance.told),
        ...(glance.outcome && { outcome: glance.outcome }),
      },
    },
  };
}

function nameOf(game: string, language: Language): { title: string; pitch: string } | undefined {
  return pictureOf(game) && textOf(game)?.messages[language].game;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A picture has use for choices and switches, not for whole documents. */
function plain(options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => ['string', 'boolean'].includes(typeof value)),
  );
}
