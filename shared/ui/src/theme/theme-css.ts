import { shopTokens, type Palette, type TokenOverrides, type Tokens } from './tokens';

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

function spacing(): string {
  return [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12]
    .map(step => `--space-${String(step).replace('.', '-')}:${(step * 8) / 16}rem`)
    .join(';');
}

const layers = '--z-sticky:10;--z-header:20;--z-nav:30;--z-toast:50';
const geometry = '--gutter:clamp(1rem,4vw,2.5rem);--header-height:9.125rem;--bottom-nav-height:0px;--target:2.75rem';
const still = '@media (prefers-reduced-motion:reduce){:root{--quick:0ms;--calm:0ms}}';
const phone =
  '@media (max-width:991.98px){:root{--header-height:7rem;--bottom-nav-height:calc(3.75rem + env(safe-area-inset-bottom))}}';
/** A low window, as at 200 % zoom, has no room for bars that stay: nothing needs to keep clear of them. */
const low = '@media (max-height:499.98px){:root{--header-height:0px;--bottom-nav-height:0px}}';

/** The tokens of a site: the shop's own, overridden by its configuration. */
export function mergeTokens(overrides: TokenOverrides, base: Tokens = shopTokens): Tokens {
  return {
    scheme: overrides.scheme ?? base.scheme,
    light: { ...base.light, ...overrides.light },
    dark: { ...base.dark, ...overrides.dark },
    measures: { ...base.measures, ...overrides.measures },
  };
}

/** Converts tokens to the CSS variables that components read; the server puts the string in the head. */
export function themeCss(tokens: Tokens = shopTokens): string {
  const alwaysDark = tokens.scheme === 'dark';
  const scheme = (palette: Palette, name: string) => `${declarations(palette)};color-scheme:${name}`;
  const first = alwaysDark ? scheme(tokens.dark, 'dark') : scheme(tokens.light, 'light');
  const root = `:root{${first};${declarations(tokens.measures)};${spacing()};${layers};${geometry}}`;
  const night = alwaysDark ? '' : `@media (prefers-color-scheme:dark){:root{${scheme(tokens.dark, 'dark')}}}`;
  return root + night + phone + low + still;
}
