import { useSettings } from './settings.ts';
import { type Loudspeaker, noiseOf, openSpeaker, start } from './speaker.ts';

/** Short, dry sounds, made on the spot: nothing to download. */
export const SOUNDS = ['card', 'die', 'coin', 'laser', 'hit', 'chest', 'fanfare', 'tick', 'lastTick'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

interface Burst {
  readonly noise: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const tone = (
  wave: OscillatorType,
  [from, to]: readonly [number, number],
  rest: Omit<Tone, 'wave' | 'from' | 'to'>,
): Tone => ({
  wave,
  from,
  to,
  ...rest,
});

const SCORES: Readonly<Record<Sound, readonly (Tone | Burst)[]>> = {
  card: [{ noise: 3200, at: 0, lasts: 0.06, loud: 0.25 }],
  die: [0, 0.07, 0.13, 0.22].map((at, bounce) => ({
    noise: 1400 + 300 * bounce,
    at,
    lasts: 0.04,
    loud: 0.4 - 0.08 * bounce,
  })),
  coin: [
    tone('sine', [1976, 1976], { at: 0, lasts: 0.12, loud: 0.18 }),
    tone('sine', [2637, 2637], { at: 0.07, lasts: 0.35, loud: 0.18 }),
  ],
  laser: [tone('sawtooth', [1400, 160], { at: 0, lasts: 0.22, loud: 0.14 })],
  hit: [{ noise: 420, at: 0, lasts: 0.3, loud: 0.6 }, tone('triangle', [150, 40], { at: 0, lasts: 0.35, loud: 0.4 })],
  chest: [
    { noise: 700, at: 0, lasts: 0.09, loud: 0.35 },
    tone('triangle', [330, 494], { at: 0.06, lasts: 0.22, loud: 0.2 }),
  ],
  fanfare: [523, 659, 784, 1047].map((note, index) =>
    tone('triangle', [note, note], { at: index * 0.11, lasts: index === 3 ? 0.7 : 0.16, loud: 0.22 }),
  ),
  tick: [{ noise: 2600, at: 0, lasts: 0.035, loud: 0.3 }],
  lastTick: [tone('sine', [660, 620], { at: 0, lasts: 0.28, loud: 0.1 })],
};

/** Plays a sound unless the player muted it. */
export function playSound(sound: Sound): void {
  const speaker = useSettings.getState().sound ? openSpeaker() : undefined;
  if (!speaker) return;
  for (const part of SCORES[sound]) {
    if ('noise' in part) burst(speaker, part);
    else sing(speaker, part);
  }
}

function sing(speaker: Loudspeaker, { wave, from, to, ...shape }: Tone): void {
  const { context } = speaker;
  const voice = context.createOscillator();
  const begin = context.currentTime + shape.at;
  voice.type = wave;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + shape.lasts);
  voice.connect(fade(speaker, shape));
  start(speaker, voice, begin);
  voice.stop(begin + shape.lasts);
}

function burst(speaker: Loudspeaker, { noise, ...shape }: Burst): void {
  const { context } = speaker;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noiseOf(context, shape.lasts);
  filter.type = 'bandpass';
  filter.frequency.value = noise;
  source.connect(filter).connect(fade(speaker, shape));
  start(speaker, source, context.currentTime + shape.at);
}

type Shape = Pick<Burst, 'at' | 'lasts' | 'loud'>;

/** A short attack and a long fall: no click at either end. */
function fade({ context, knob }: Loudspeaker, { at, lasts, loud }: Shape): GainNode {
  const gain = context.createGain();
  const begin = context.currentTime + at;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(knob);
  return gain;
}
