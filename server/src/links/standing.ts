import { pictureOf } from '@haven/games/pictures';
import type { Outcome, Seat } from '@haven/kit';
import type { Sitter } from '@haven/picture-kit';
import { listed } from '@haven/text-kit';
import type { Language } from '@haven/wire';
import { wordsIn } from '../link-words.ts';
import type { Glance } from '../store/glances.ts';

type Chair = Glance['chairs'][number];

/** Everybody by name, or by what stands for it. */
export function sittersOf({ game, chairs, outcome, standing }: Glance, language: Language): Sitter[] {
  const winners = outcome?.ranking[0] ?? [];
  return chairs.map((chair) => {
    const total = outcome?.sheets[chair.seat]?.total ?? standing?.points[chair.seat];
    return {
      seat: chair.seat,
      kind: isPersons(chair) ? 'human' : chair.kind,
      name: nameOf(game, chair, language),
      ...(total !== undefined && { total }),
      isWinner: outcome?.lost !== true && winners.includes(chair.seat),
    };
  });
}

/** Also while a bot plays for them. */
const isPersons = ({ kind, name }: Chair) => kind !== 'open' && name !== '';

function nameOf(game: string, { seat, kind, name }: Chair, language: Language): string {
  const words = wordsIn(language);
  if (kind === 'open') return name === '' ? words.freeChair : words.keptFor(name);
  if (name !== '') return name;
  return kind === 'bot' ? words.bot : (pictureOf(game)?.seatName?.(seat, language) ?? words.seat(seat + 1));
}

/** Who invites, or who plays, in a sentence; nobody is called by the colour of a seat. */
export function companyOf({ phase, host, chairs }: Glance, language: Language): string {
  const words = wordsIn(language);
  if (phase === 'gathering') return host === '' ? '' : `${words.invites(host)} `;
  const names = chairs.filter(isPersons).map(({ name }) => name);
  return names.length === 0 ? '' : `${words.atTable(listed(language, names))} `;
}

/** How things stand, in words. */
export function stateOf(glance: Glance, language: Language): string {
  const words = wordsIn(language);
  switch (glance.phase) {
    case 'gathering':
      return gatheringOf(glance, language);
    case 'sealing':
      return words.begins;
    case 'playing':
      return playingOf(glance, language);
    case 'over':
      return glance.outcome ? endingOf(glance, glance.outcome, language) : words.over;
    case 'ended':
      return words.ended;
    default:
      return glance.phase satisfies never;
  }
}

function gatheringOf({ chairs }: Glance, language: Language): string {
  const { gathering, full } = wordsIn(language);
  const free = chairs.filter(({ kind, name }) => kind === 'open' && name === '').length;
  return free === 0 ? full : gathering(free);
}

function playingOf(glance: Glance, language: Language): string {
  const words = wordsIn(language);
  if (glance.moves === 0) return words.begins;
  const { chairs } = glance;
  const [first, second] = chairs;
  const stands = standsOf(glance, language);
  const isDuel = chairs.length === 2 && chairs.every(isPersons);
  return isDuel && first && second ? `${words.duel(first.name, second.name)}, ${stands}` : stands;
}

/** The round and the points in the order of the seats; where there are none, how many moves were made. */
function standsOf({ game, moves, standing }: Glance, language: Language): string {
  const words = wordsIn(language);
  const picture = pictureOf(game);
  const round = picture?.roundName?.(language);
  if (round === undefined) return words.move(moves);
  if (standing === undefined) return words.playing;
  const counted = picture?.standingName?.(language);
  return [`${round}\u00a0${standing.round}`, ...(counted ? [counted] : []), standing.points.join(' : ')].join(', ');
}

function endingOf(glance: Glance, outcome: Outcome, language: Language): string {
  const told = pictureOf(glance.game)?.ending?.(outcome, language);
  if (told !== undefined) return told;
  const words = wordsIn(language);
  const winners = sittersOf(glance, language).filter(({ isWinner }) => isWinner);
  const names = listed(
    language,
    winners.map(({ name }) => name),
  );
  const said = winners.length === 1 ? words.won(names) : winners.length === 0 ? words.over : words.shared(names);
  return `${said}, ${pointsOf(outcome)}`;
}

/** `34 : 29`, the best first. */
function pointsOf({ ranking, sheets }: Outcome): string {
  return ranking.flatMap((seats: readonly Seat[]) => seats.map((seat) => sheets[seat]?.total ?? 0)).join(' : ');
}
