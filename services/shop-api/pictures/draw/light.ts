import { mix } from './colour';

/** The hour and weather a scene is seen in. */
export interface Light {
  sky: readonly [string, string, string, string];
  haze: string;
  sun?: { x: number; y: number; size: number; colour: string; glow: string };
  /** What the ground is coloured towards, and how strongly. */
  tint: string;
  depth: number;
  stars: boolean;
  snow: boolean;
  /** Light in windows and gers. */
  lamps: boolean;
  cloud: string;
}

const base = { stars: false, snow: false, lamps: false };

export const lights = {
  dawn: {
    ...base,
    sky: ['#5f86bd', '#a3b6d8', '#efc6b8', '#fee2c0'],
    haze: '#f2cfbd',
    sun: { x: 0.26, y: 0.5, size: 0.05, colour: '#fff3da', glow: '#ffdcae' },
    tint: '#b97f7c',
    depth: 0.24,
    cloud: '#fbe3dc',
  },
  day: {
    ...base,
    sky: ['#2a74c4', '#5fa6e2', '#a9d5f0', '#e2f1f3'],
    haze: '#c9e0ea',
    tint: '#8fb0a0',
    depth: 0.06,
    cloud: '#ffffff',
  },
  gold: {
    ...base,
    sky: ['#4d7fb0', '#93b3c4', '#f5d394', '#ffba62'],
    haze: '#f6cc92',
    sun: { x: 0.72, y: 0.47, size: 0.06, colour: '#fff6d8', glow: '#ffd57e' },
    tint: '#d98a3e',
    depth: 0.28,
    cloud: '#ffe8c4',
  },
  dusk: {
    ...base,
    lamps: true,
    sky: ['#1e2557', '#51407f', '#b85f86', '#f8935f'],
    haze: '#b0698a',
    sun: { x: 0.6, y: 0.53, size: 0.05, colour: '#ffd9a0', glow: '#ff9a62' },
    tint: '#3a2c66',
    depth: 0.52,
    cloud: '#8d5a8c',
  },
  night: {
    ...base,
    stars: true,
    lamps: true,
    sky: ['#040a20', '#0b1a45', '#1a3468', '#3a5a8c'],
    haze: '#2b4877',
    tint: '#0a1738',
    depth: 0.72,
    cloud: '#28406f',
  },
  winter: {
    ...base,
    snow: true,
    sky: ['#4f86c2', '#8fb7da', '#cfdfec', '#f9ead9'],
    haze: '#d3e1ee',
    sun: { x: 0.3, y: 0.42, size: 0.035, colour: '#fffdf4', glow: '#fff1d4' },
    tint: '#6688b8',
    depth: 0.24,
    cloud: '#ffffff',
  },
} satisfies Record<string, Light>;

export type LightName = keyof typeof lights;

export const isLight = (name: string): name is LightName => name in lights;

/** A colour of the ground as this light shows it, `far` from 0 (near) to 1 (horizon). */
export function seen(colour: string, light: Light, far = 0): string {
  const ground = light.snow ? mix(colour, '#f6f9fd', 0.66) : colour;
  return mix(mix(ground, light.tint, light.depth), light.haze, far * 0.86);
}
