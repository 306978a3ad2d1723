/** Colours of a theme that a site chooses, by the names of the tokens in `@ortoo/ui`; the others follow the base theme. */
export const themeColours = [
  'ground',
  'surface',
  'sand',
  'ink',
  'ink-soft',
  'action',
  'action-hover',
  'on-action',
  'action-wash',
  'night',
  'on-night',
  'on-night-soft',
] as const;
export type ThemeColour = (typeof themeColours)[number];
export type ThemePalette = Record<ThemeColour, string>;

/** Text and the backgrounds that it stands on. */
export const textPairs: readonly (readonly [text: ThemeColour, ground: ThemeColour])[] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'sand'],
  ['ink', 'action-wash'],
  ['ink-soft', 'ground'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'sand'],
  ['action', 'ground'],
  ['action', 'surface'],
  ['action', 'sand'],
  ['action', 'action-wash'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-night', 'night'],
  ['on-night-soft', 'night'],
];

/** WCAG 2.2 AA for text. */
export const minContrast = 4.5;

const luminance = (hex: string): number => {
  const channels = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of two colours `#rrggbb` as WCAG defines it: from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

/** A pair that is hard to read. */
export interface WeakPair {
  text: ThemeColour;
  ground: ThemeColour;
  /** Rounded down, so that a rejected one never reads as sufficient. */
  ratio: number;
}

/** The pairs of a palette whose contrast is below the minimum. */
export const weakPairsOf = (palette: ThemePalette): WeakPair[] =>
  textPairs
    .map(([text, ground]) => ({
      text,
      ground,
      ratio: Math.floor(contrastOf(palette[text], palette[ground]) * 100) / 100,
    }))
    .filter(({ ratio }) => ratio < minContrast);
