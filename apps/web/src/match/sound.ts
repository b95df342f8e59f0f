/** Small sounds made on the spot, for whoever has asked for them: wood on wood, dice, a bell. */

export type Sound = 'march' | 'blow' | 'yourTurn';

interface Note {
  readonly shape: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
  readonly after: number;
}

const knock = (after: number, from = 320): Note => ({
  shape: 'triangle',
  from,
  to: from / 2,
  seconds: 0.07,
  loud: 0.25,
  after,
});

const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  march: [knock(0)],
  blow: [knock(0, 520), knock(0.06, 440), knock(0.14, 480), { ...knock(0.22, 180), seconds: 0.18, loud: 0.4 }],
  yourTurn: [
    { shape: 'sine', from: 660, to: 660, seconds: 0.5, loud: 0.12, after: 0 },
    { shape: 'sine', from: 990, to: 990, seconds: 0.6, loud: 0.08, after: 0.12 },
  ],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  for (const note of SCORES[sound]) sing(context, note);
}

function sing(audio: AudioContext, { shape, from, to, seconds, loud, after }: Note): void {
  const begins = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, begins);
  voice.frequency.exponentialRampToValueAtTime(to, begins + seconds);
  volume.gain.setValueAtTime(loud, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + seconds);
  voice.connect(volume).connect(audio.destination);
  voice.start(begins);
  voice.stop(begins + seconds);
}
