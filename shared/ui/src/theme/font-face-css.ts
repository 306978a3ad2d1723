/** A cut of a variable font. */
export interface FontFile {
  name: string;
  /** File of its npm package that it is cut from. */
  source: 'onest-latin' | 'onest-cyrillic' | 'onest-cyrillic-ext' | 'inter-latin-ext';
  weights: readonly [lightest: number, boldest: number];
  /** Its letters. */
  range: string;
}

const regular = [400, 700] as const;
const light = [300, 399] as const;

// Onest has no tugrik sign.
const tugrik = { source: 'inter-latin-ext', range: 'U+20AE' } as const;

/** The shop's fonts. Where two of the same weights have a letter, the later one shows it: it is the smaller one. */
export const fontFiles: readonly FontFile[] = [
  {
    name: 'light-latin',
    source: 'onest-latin',
    weights: light,
    range: 'U+20-7E,U+A0-FF,U+131,U+152-153,U+2010-203A,U+20AC,U+2122,U+2190-2193,U+2212',
  },
  {
    name: 'light-cyrillic',
    source: 'onest-cyrillic',
    weights: light,
    range: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  },
  { name: 'light-cyrillic-ext', source: 'onest-cyrillic-ext', weights: light, range: 'U+460-48F,U+492-4AF,U+4B2-52F' },
  { name: 'light-tugrik', ...tugrik, weights: light },
  {
    name: 'rare-latin',
    source: 'onest-latin',
    weights: regular,
    range: 'U+A1-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+2122,U+2215',
  },
  {
    name: 'rare-cyrillic',
    source: 'onest-cyrillic',
    weights: regular,
    range: 'U+301,U+400-40F,U+450-45F,U+490-491,U+4B0-4B1',
  },
  {
    name: 'rare-cyrillic-ext',
    source: 'onest-cyrillic-ext',
    weights: regular,
    range: 'U+460-48F,U+492-4AD,U+4B2-4E7,U+4EA-52F',
  },
  {
    name: 'latin',
    source: 'onest-latin',
    weights: regular,
    range:
      'U+20-7E,U+A0,U+A7,U+A9,U+AB,U+AE,U+B0-B2,U+B7,U+BB,U+D7,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2060,U+20AC,U+2190-2193,U+2212',
  },
  {
    name: 'cyrillic',
    source: 'onest-cyrillic',
    weights: regular,
    range: 'U+401,U+410-44F,U+451,U+2116',
  },
  {
    name: 'mongolian',
    source: 'onest-cyrillic-ext',
    weights: regular,
    range: 'U+4AE-4AF,U+4E8-4E9',
  },
  { name: 'tugrik', ...tugrik, weights: regular },
];

type Fallback = { family: string; local: string[]; weight: string; scale: number };

// Mean advance of Mongolian and English shop texts in Onest, divided by the same in the local face.
const fallbacks: Fallback[] = [
  { family: 'Onest Arial', local: ['Arial', 'Liberation Sans'], weight: '100 500', scale: 1.054 },
  { family: 'Onest Arial', local: ['Arial Bold', 'Liberation Sans Bold'], weight: '501 900', scale: 1.006 },
  { family: 'Onest Roboto', local: ['Roboto', 'Roboto Regular'], weight: '100 500', scale: 1.03 },
  { family: 'Onest Roboto', local: ['Roboto Bold', 'Roboto-Bold'], weight: '501 900', scale: 1.035 },
];

const ascent = 97;
const descent = 30.5;
const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

function fallbackFace({ family, local, weight, scale }: Fallback): string {
  const source = local.map(name => `local('${name}')`).join(',');
  const metrics = `size-adjust:${percent(scale * 100)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${source};${metrics}}`;
}

const face = (folder: string, { name, source, weights, range }: FontFile) => {
  // Inter's capitals are larger.
  const size = source === 'inter-latin-ext' ? 'size-adjust:97.2%;' : '';
  return `@font-face{font-family:Onest;font-weight:${weights.join(' ')};font-display:swap;src:url(${folder}/${name}.woff2) format('woff2');${size}unicode-range:${range}}`;
};

/**
 * The faces of the shop's font. Nothing here blocks the first paint: the fallback has the same metrics, so the swap
 * causes no layout shift. No link preloads them: Chromium would hold the first paint back for it.
 * @param folder of the `fontFiles`
 */
export const fontFaceCss = (folder: string): string =>
  [...fallbacks.map(fallbackFace), ...fontFiles.map(file => face(folder, file))].join('');
