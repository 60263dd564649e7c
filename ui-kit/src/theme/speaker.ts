import { useSettings } from './settings.ts';

/** Everything that sounds goes through one knob. */
export interface Loudspeaker {
  readonly context: AudioContext;
  readonly knob: GainNode;
}

let speaker: Loudspeaker | undefined;

/** Browsers allow no sound before the first tap: until then there is no speaker. */
export function openSpeaker(): Loudspeaker | undefined {
  if (!navigator.userActivation.hasBeenActive) return undefined;
  speaker ??= newSpeaker();
  if (speaker.context.state === 'suspended') speaker.context.resume().catch(() => undefined);
  return speaker;
}

function newSpeaker(): Loudspeaker {
  const context = new AudioContext();
  const knob = context.createGain();
  knob.gain.value = loudnessOf(useSettings.getState().volume);
  knob.connect(context.destination);
  useSettings.subscribe(({ volume }) => knob.gain.setTargetAtTime(loudnessOf(volume), context.currentTime, 0.02));
  return { context, knob };
}

/** An open speaker takes power even in silence. */
const REST_MS = 10_000;

let sounding = 0;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Lets it be heard. A while after the last one has ended the speaker rests, until it is opened again. */
export function start({ context }: Loudspeaker, source: AudioScheduledSourceNode, at?: number): void {
  sounding += 1;
  source.addEventListener('ended', () => {
    sounding -= 1;
    clearTimeout(rest);
    rest = setTimeout(() => silence(context), REST_MS);
  });
  source.start(at);
}

function silence(context: AudioContext): void {
  if (sounding === 0) context.suspend().catch(() => undefined);
}

/** Ears hear in ratios: half of the knob sounds half as loud. */
const loudnessOf = (volume: number): number => volume ** 2;

/** White noise of that length. */
export function noiseOf(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
