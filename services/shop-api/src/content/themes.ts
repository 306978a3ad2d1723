import type { SiteTheme } from '@ortoo/contracts';

/** The shop: sky, steppe, a little gold. */
export const shopTheme: SiteTheme = {
  base: 'ortoo',
  light: {
    ground: '#fcfbf8',
    surface: '#ffffff',
    sand: '#f5f1e9',
    ink: '#14202e',
    'ink-soft': '#566170',
    action: '#0a4da2',
    'action-hover': '#073a7d',
    'on-action': '#ffffff',
    'action-wash': '#e8f1fb',
    night: '#0b2138',
    'on-night': '#f6f3ec',
    'on-night-soft': '#a9bacb',
  },
  dark: {
    ground: '#0d141c',
    surface: '#151e28',
    sand: '#1a2430',
    ink: '#eff3f7',
    'ink-soft': '#a7b3c0',
    action: '#7abcff',
    'action-hover': '#a0d0ff',
    'on-action': '#04203f',
    'action-wash': '#142c47',
    night: '#08111b',
    'on-night': '#f1eee7',
    'on-night-soft': '#a2b3c4',
  },
  radius: 'soft',
  font: 'onest',
  font_display: 'onest',
};

const cinema: SiteTheme['dark'] = {
  ground: '#07090c',
  surface: '#10141a',
  sand: '#151a21',
  ink: '#f6f1e7',
  'ink-soft': '#b4b0a6',
  action: '#e9c27a',
  'action-hover': '#f6d9a0',
  'on-action': '#241703',
  'action-wash': '#241d10',
  night: '#030507',
  'on-night': '#f1eee7',
  'on-night-soft': '#a2b3c4',
};

/** The brand: always dark, with sharp corners. */
export const brandTheme: SiteTheme = {
  ...shopTheme,
  base: 'munkh-tsas',
  light: cinema,
  dark: cinema,
  radius: 'sharp',
};

/** The travel agency: grass, clay and evening light. */
export const steppeTheme: SiteTheme = {
  base: 'ortoo',
  light: {
    ground: '#faf7f0',
    surface: '#fffdf8',
    sand: '#f1eadb',
    ink: '#1f2a20',
    'ink-soft': '#55604f',
    action: '#2f6136',
    'action-hover': '#234a29',
    'on-action': '#fffdf8',
    'action-wash': '#e6eedd',
    night: '#1c2b20',
    'on-night': '#f6f0e1',
    'on-night-soft': '#b5c2ad',
  },
  dark: {
    ground: '#10160f',
    surface: '#182017',
    sand: '#1f291d',
    ink: '#f2efe4',
    'ink-soft': '#b0b9a6',
    action: '#9fce8c',
    'action-hover': '#bbdfab',
    'on-action': '#11240f',
    'action-wash': '#22351f',
    night: '#0a100a',
    'on-night': '#f2efe4',
    'on-night-soft': '#a9b7a0',
  },
  radius: 'round',
  font: 'onest',
  font_display: 'serif',
};
