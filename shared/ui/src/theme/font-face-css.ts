import { tugrikFace } from './tugrik-face';

/** The files of `@fontsource-variable/onest/files` that the shop serves, with the letters in each of them. */
export const fontFiles = [
  {
    file: 'onest-latin-wght-normal.woff2',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  { file: 'onest-cyrillic-wght-normal.woff2', range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' },
  { file: 'onest-cyrillic-ext-wght-normal.woff2', range: 'U+0460-048F,U+0492-04AF,U+04B2-052F' },
] as const;

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

/**
 * The faces of the shop's font. The server serves the `fontFiles` from the folder `baseUrl`. Nothing here blocks the
 * first paint: the fallback has the same metrics, so the swap causes no layout shift.
 */
export function fontFaceCss({ baseUrl, display = 'swap' }: { baseUrl: string; display?: 'swap' | 'optional' }): string {
  const faces = fontFiles.map(
    ({ file, range }) =>
      `@font-face{font-family:Onest;font-weight:100 900;font-display:${display};src:url(${baseUrl}/${file}) format('woff2');unicode-range:${range}}`,
  );
  return [...fallbacks.map(fallbackFace), ...faces, tugrikFace].join('');
}
