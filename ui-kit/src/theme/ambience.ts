import { type Loudspeaker, noiseOf, openSpeaker, start } from './speaker.ts';

/** What a place sounds like when nothing happens: notes that are held, and air or water that comes and goes. */
export interface Ambience {
  /** In hertz. */
  readonly notes: readonly number[];
  /** Nothing above this is heard of the air, in hertz. */
  readonly air: number;
  /** Seconds from one swell to the next. */
  readonly swell: number;
}

const NOTE_LOUD = 0.018;
const AIR_LOUD = 0.05;
const AIR_SECONDS = 5;
const FADE_SECONDS = 1.5;

/** Begins as soon as the browser allows any sound; what it returns lets it fade. */
export function playAmbience(ambience: Ambience): () => void {
  let stop = begin(ambience);
  if (stop) return stop;
  const wait = new AbortController();
  const onTap = () => {
    stop ??= begin(ambience);
    if (stop) wait.abort();
  };
  addEventListener('pointerup', onTap, { signal: wait.signal });
  addEventListener('keyup', onTap, { signal: wait.signal });
  return () => {
    wait.abort();
    stop?.();
  };
}

function begin(ambience: Ambience): (() => void) | undefined {
  const speaker = openSpeaker();
  if (!speaker) return undefined;
  const { context, knob } = speaker;
  const room = context.createGain();
  room.gain.value = 0;
  room.gain.setTargetAtTime(1, context.currentTime, FADE_SECONDS / 3);
  room.connect(knob);
  const sources = [breathe(speaker, room, ambience), ...ambience.notes.map((note) => hold(speaker, room, note))];
  return () => {
    room.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 3);
    for (const source of sources) source.stop(context.currentTime + FADE_SECONDS);
  };
}

function hold(speaker: Loudspeaker, room: GainNode, note: number): AudioScheduledSourceNode {
  const { context } = speaker;
  const voice = context.createOscillator();
  const quiet = context.createGain();
  voice.frequency.value = note;
  quiet.gain.value = NOTE_LOUD;
  voice.connect(quiet).connect(room);
  start(speaker, voice);
  return voice;
}

/** The swell is itself a very slow wave: it turns the air up and down. */
function breathe(speaker: Loudspeaker, room: GainNode, { air, swell }: Ambience): AudioScheduledSourceNode {
  const { context } = speaker;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const loud = context.createGain();
  const slow = context.createOscillator();
  const depth = context.createGain();
  source.buffer = noiseOf(context, AIR_SECONDS);
  source.loop = true;
  filter.frequency.value = air;
  loud.gain.value = AIR_LOUD;
  slow.frequency.value = 1 / swell;
  depth.gain.value = AIR_LOUD * 0.7;
  slow.connect(depth).connect(loud.gain);
  source.connect(filter).connect(loud).connect(room);
  source.onended = () => slow.stop();
  start(speaker, source);
  start(speaker, slow);
  return source;
}
