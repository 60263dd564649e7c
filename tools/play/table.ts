import { randomBytes } from 'node:crypto';
import { gameById, games } from '@haven/games/rules';
import { textOf } from '@haven/games/texts';
import { type AnyGame, type OptionSpecs, readOptions, SEED_BYTES } from '@haven/kit';
import { type GameText, LANGUAGES, type Language } from '@haven/text-kit';
import { terminalVoice, type Voice, voiceOf } from './voice.ts';

/** What was typed on the command line. */
export interface Wished {
  readonly game: string;
  readonly lang: string;
  readonly seed?: string;
  readonly seats?: string;
  readonly options?: readonly string[];
}

/** All that is settled before the first move. */
export interface Table {
  readonly game: AnyGame;
  readonly text: GameText;
  readonly language: Language;
  readonly voice: Voice;
  readonly seed: string;
  readonly seats: number;
  readonly options: Record<string, unknown>;
}

type Answer<V> = V | { readonly complaint: string };

/** The table that was wished for, or what is wrong with the wish, in words. */
export function tableFor(wished: Wished): Answer<Table> {
  const game = gameById(wished.game);
  const text = textOf(wished.game);
  if (game === undefined || text === undefined) return noGame(wished.game);
  const language = LANGUAGES.find((each) => each === wished.lang);
  if (language === undefined) return noLanguage(wished.lang);
  const voice = voiceOf(text, language);
  const seed = seedFrom(voice, wished.seed);
  if (typeof seed === 'object') return seed;
  const seats = seatsFrom(voice, game, wished.seats);
  if (typeof seats === 'object') return seats;
  const options = optionsFrom({ game, text, voice }, wished.options ?? []);
  if ('complaint' in options) return { complaint: String(options.complaint) };
  return { game, text, language, voice, seed, seats, options };
}

function noGame(name: string) {
  const known = games.map(({ meta }) => meta.id).join(', ');
  return { complaint: terminalVoice('en')('badArguments.game', { name, known }) };
}

function noLanguage(name: string) {
  const known = LANGUAGES.join(', ');
  return { complaint: terminalVoice('en')('badArguments.language', { name, known }) };
}

/** A short seed is filled up with zeros; without one, chance decides. */
function seedFrom(voice: Voice, wished: string | undefined): Answer<string> {
  const digits = SEED_BYTES * 2;
  if (wished === undefined) return randomBytes(SEED_BYTES).toString('hex');
  const isHex = /^[0-9a-f]+$/i.test(wished) && wished.length <= digits;
  return isHex
    ? wished.toLowerCase().padStart(digits, '0')
    : { complaint: voice.tell('badArguments.seed', { name: wished }) };
}

/** As few as can play, unless more are wished for. */
function seatsFrom(voice: Voice, game: AnyGame, wished: string | undefined): Answer<number> {
  const { min, max } = game.meta.seats;
  if (wished === undefined) return min;
  const seats = Number(wished);
  const fits = Number.isInteger(seats) && seats >= min && seats <= max;
  return fits ? seats : { complaint: voice.tell('badArguments.seats', { name: wished, min, max }) };
}

function optionsFrom({ game, text, voice }: Pick<Table, 'game' | 'text' | 'voice'>, wished: readonly string[]) {
  const odd = wished.find((each) => !/^[^=]+=./.test(each));
  if (odd !== undefined) return { complaint: voice.tell('badArguments.option', { name: odd }) };
  const { options, refusal } = readOptions(
    game.options,
    Object.fromEntries(wished.map((each) => optionFrom(game.options, each))),
  );
  return refusal ? { complaint: voice.say(text.refusalLine(refusal)) } : options;
}

function optionFrom(specs: OptionSpecs, wished: string): [string, unknown] {
  const [name = '', value = ''] = wished.split('=', 2);
  const isSwitch = Object.hasOwn(specs, name) && specs[name]?.kind === 'switch';
  return [name, isSwitch && (value === 'true' || value === 'false') ? value === 'true' : value];
}
