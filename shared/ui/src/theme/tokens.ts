const systemFonts = "'PingFang SC','Noto Sans SC','Microsoft YaHei',system-ui,sans-serif";

/** All tokens other than colours; the same in light and dark. */
const measures = {
  font: `Onest,'Onest Arial','Onest Roboto',${systemFonts}`,
  'font-display': 'var(--font)',
  'weight-display': '620',
  'tracking-display': '-0.022em',
  'text-xs': '.8125rem',
  'text-sm': '.875rem',
  'text-md': '1rem',
  'text-lg': '1.125rem',
  'text-xl': 'clamp(1.1875rem,1.1rem + .4vw,1.375rem)',
  'text-2xl': 'clamp(1.375rem,1.2rem + .9vw,1.875rem)',
  'text-3xl': 'clamp(1.75rem,1.35rem + 1.8vw,2.75rem)',
  'text-4xl': 'clamp(2.125rem,1.4rem + 3.4vw,4rem)',
  'radius-sm': '8px',
  radius: '12px',
  'radius-lg': '16px',
  'radius-xl': '24px',
  quick: '150ms',
  calm: '240ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
  'page-width': '1280px',
};

/** The colours of one scheme. Every name becomes a CSS variable `--name`. */
const light = {
  // page, raised surfaces, sunk panels, pressed sand
  ground: '#fcfbf8',
  surface: '#ffffff',
  sand: '#f5f1e9',
  'sand-deep': '#ebe5d9',
  line: '#e8e2d6',
  'line-strong': '#8f8a80',
  // text: main, secondary
  ink: '#14202e',
  'ink-soft': '#566170',
  // the accent: fill, hover, text on it, its pale wash
  action: '#0a4da2',
  'action-hover': '#073a7d',
  'on-action': '#ffffff',
  'action-wash': '#e8f1fb',
  sky: '#4aa3ea',
  // sale and loyalty only
  gold: '#f4bd3c',
  'on-gold': '#372500',
  'gold-ink': '#815300',
  'gold-wash': '#fdf3dc',
  good: '#17683f',
  'good-wash': '#e6f4eb',
  warn: '#8a4600',
  'warn-wash': '#fdf0de',
  bad: '#b0221b',
  'bad-wash': '#fcecea',
  'on-bad': '#ffffff',
  // the dark band: footer, promises
  night: '#0b2138',
  'on-night': '#f6f3ec',
  'on-night-soft': '#a9bacb',
  veil: 'rgb(9 22 38 / .48)',
  'shadow-1': '0 1px 2px rgb(20 32 46 / .05)',
  'shadow-2': '0 2px 6px rgb(20 32 46 / .05),0 12px 28px -10px rgb(20 32 46 / .14)',
  'shadow-3': '0 8px 20px rgb(20 32 46 / .08),0 32px 64px -16px rgb(20 32 46 / .28)',
};

export type Palette = Record<keyof typeof light, string>;
export type Measures = Record<keyof typeof measures, string>;

/** `scheme: 'dark'` is always dark; `auto` follows the system. */
export type Tokens = { scheme: 'auto' | 'dark'; light: Palette; dark: Palette; measures: Measures };

/** Tokens that a site configuration may override: any part; the rest is unchanged. */
export type TokenOverrides = {
  scheme?: Tokens['scheme'];
  light?: Partial<Palette>;
  dark?: Partial<Palette>;
  measures?: Partial<Measures>;
};

const dark: Palette = {
  ground: '#0d141c',
  surface: '#151e28',
  sand: '#1a2430',
  'sand-deep': '#243140',
  line: '#26323f',
  'line-strong': '#708092',
  ink: '#eff3f7',
  'ink-soft': '#a7b3c0',
  action: '#7abcff',
  'action-hover': '#a0d0ff',
  'on-action': '#04203f',
  'action-wash': '#142c47',
  sky: '#4aa3ea',
  gold: '#f4c251',
  'on-gold': '#372500',
  'gold-ink': '#f2c869',
  'gold-wash': '#2f2713',
  good: '#7fd6a5',
  'good-wash': '#12291f',
  warn: '#f5bd75',
  'warn-wash': '#322412',
  bad: '#ff9d95',
  'bad-wash': '#381a19',
  'on-bad': '#3b0603',
  night: '#08111b',
  'on-night': '#f1eee7',
  'on-night-soft': '#a2b3c4',
  veil: 'rgb(2 6 11 / .64)',
  'shadow-1': '0 1px 2px rgb(0 0 0 / .3)',
  'shadow-2': '0 12px 28px -10px rgb(0 0 0 / .6)',
  'shadow-3': '0 32px 64px -16px rgb(0 0 0 / .8)',
};

/** The shop: sky, steppe, a little gold. */
export const shopTokens: Tokens = { scheme: 'auto', light, dark, measures };

const cinema: Palette = {
  ...dark,
  ground: '#07090c',
  surface: '#10141a',
  sand: '#151a21',
  'sand-deep': '#202731',
  line: '#232a34',
  ink: '#f6f1e7',
  'ink-soft': '#b4b0a6',
  action: '#e9c27a',
  'action-hover': '#f6d9a0',
  'on-action': '#241703',
  'action-wash': '#241d10',
  sky: '#8fb7d9',
  night: '#030507',
};

/** The brand site: always dark, slow, with wider letter spacing. */
export const brandTokens: Tokens = {
  scheme: 'dark',
  light: cinema,
  dark: cinema,
  measures: {
    ...measures,
    'weight-display': '380',
    'tracking-display': '-0.01em',
    'text-3xl': 'clamp(2rem,1.3rem + 3vw,3.75rem)',
    'text-4xl': 'clamp(2.75rem,1.5rem + 6.4vw,6.5rem)',
    'radius-sm': '2px',
    radius: '4px',
    'radius-lg': '4px',
    'radius-xl': '4px',
    quick: '250ms',
    calm: '600ms',
  },
};
