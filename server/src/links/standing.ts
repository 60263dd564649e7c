import { pictureOf } from '@haven/games/pictures';
import type { Outcome, Seat } from '@haven/kit';
import type { Sitter } from '@haven/picture-kit';
import { listed } from '@haven/text-kit';
import type { Language } from '@haven/wire';
import { wordsIn } from '../link-words.ts';
import type { Glance } from '../store/glances.ts';

type Chair = Glance['chairs'][number];

/** Everybody by name, or by what stands for it. */
export function sittersOf({ game, chairs, outcome }: Glance, language: Language): Sitter[] {
  const winners = outcome?.ranking[0] ?? [];
  return chairs.map((chair) => {
    const total = outcome?.sheets[chair.seat]?.total;
    return {
      seat: chair.seat,
      kind: chair.kind,
      name: nameOf(game, chair, language),
      ...(total !== undefined && { total }),
      isWinner: outcome?.lost !== true && winners.includes(chair.seat),
    };
  });
}

function nameOf(game: string, { seat, kind, name }: Chair, language: Language): string {
  const words = wordsIn(language);
  if (kind === 'open') return name === '' ? words.freeChair : words.keptFor(name);
  if (name !== '') return name;
  return kind === 'bot' ? words.bot : (pictureOf(game)?.seatName?.(seat, language) ?? words.seat(seat + 1));
}

/** Those who sit there, in a sentence; of free chairs the title tells. */
export function companyOf(sitters: readonly Sitter[], language: Language): string {
  const names = sitters.filter(({ kind }) => kind !== 'open').map(({ name }) => name);
  return names.length === 0 ? '' : `${listed(language, names)}. `;
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
  const [first, second, third] = sittersOf(glance, language);
  const move = words.move(glance.moves);
  return first && second && !third ? `${words.duel(first.name, second.name)}, ${move}` : move;
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
