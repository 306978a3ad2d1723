import { contrastOf, weakPairsOf, type ThemePalette } from './theme.rules';

const palette: ThemePalette = {
  ...{ ground: '#fcfbf8', surface: '#ffffff', sand: '#f5f1e9', ink: '#14202e', 'ink-soft': '#566170' },
  ...{ action: '#0a4da2', 'action-hover': '#073a7d', 'on-action': '#ffffff', 'action-wash': '#e8f1fb' },
  ...{ night: '#0b2138', 'on-night': '#f6f3ec', 'on-night-soft': '#a9bacb' },
};

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('accepts a palette that is readable', () => expect(weakPairsOf(palette)).toEqual([]));

it('names the pairs that are hard to read, with their ratio rounded down', () => {
  expect(weakPairsOf({ ...palette, 'on-action': '#8899aa' })).toEqual([
    { text: 'on-action', ground: 'action', ratio: 2.76 },
    { text: 'on-action', ground: 'action-hover', ratio: 3.76 },
  ]);
});
