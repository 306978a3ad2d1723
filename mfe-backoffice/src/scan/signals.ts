import type { Tone } from './scan.rules';

/** Hertz and seconds of each tone, so that the answer is heard without a look at the screen. */
const sounds: Record<Tone, readonly (readonly [number, number])[]> = {
  good: [[1046, 0.12]],
  used: [
    [520, 0.14],
    [520, 0.14],
  ],
  bad: [[190, 0.5]],
};

const vibrations: Record<Tone, number[]> = { good: [80], used: [120, 80, 120], bad: [450] };

let context: AudioContext | undefined;

/** Makes sounds possible; browsers permit it only while the user presses something. */
export const allowSound = (): void => {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
};

const beep = (audio: AudioContext, tone: Tone): void => {
  let start = audio.currentTime;
  for (const [frequency, length] of sounds[tone]) {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.type = tone === 'good' ? 'sine' : 'square';
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
    start += length + 0.06;
  }
};

/** Says an answer with sound and vibration. */
export const signal = (tone: Tone): void => {
  if ('vibrate' in navigator) navigator.vibrate(vibrations[tone]);
  if (context?.state === 'running') beep(context, tone);
};
