import { brandTokens, shopTokens, type Palette } from './tokens';

type Name = keyof Palette;

const text: [Name, Name[]][] = [
  ['ink', ['ground', 'surface', 'sand', 'sand-deep', 'action-wash', 'gold-wash', 'good-wash', 'warn-wash', 'bad-wash']],
  ['ink-soft', ['ground', 'surface', 'sand', 'sand-deep']],
  ['action', ['ground', 'surface', 'sand', 'action-wash']],
  ['on-action', ['action', 'action-hover']],
  ['on-gold', ['gold']],
  ['gold-ink', ['ground', 'surface', 'gold-wash']],
  ['good', ['ground', 'surface', 'good-wash']],
  ['warn', ['ground', 'surface', 'warn-wash']],
  ['bad', ['ground', 'surface', 'sand', 'bad-wash']],
  ['on-bad', ['bad']],
  ['on-night', ['night']],
  ['on-night-soft', ['night']],
];

// WCAG 1.4.11: contrast of a control with its background.
const shapes: [Name, Name[]][] = [
  ['line-strong', ['ground', 'surface']],
  ['action', ['ground', 'surface', 'sand']],
  ['sky', ['night']],
];

const palettes: [string, Palette][] = [
  ['light', shopTokens.light],
  ['dark', shopTokens.dark],
  ['brand', brandTokens.dark],
];

function luminance(hex: string): number {
  const channels = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 1, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = (list: [Name, Name[]][]) => list.flatMap(([on, grounds]) => grounds.map(ground => [on, ground] as const));

describe.each(palettes)('%s', (_mood, palette) => {
  test.each(pairs(text))('%s on %s is readable', (on, ground) => {
    expect(contrast(palette[on], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))('%s on %s is visible', (on, ground) => {
    expect(contrast(palette[on], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
