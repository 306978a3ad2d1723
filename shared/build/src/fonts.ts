import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontFiles, type FontFile } from '@ortoo/ui/theme/font-face-css';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const sourceOf = (source: FontFile['source']) => {
  const [font = ''] = source.split('-');
  return require.resolve(`@fontsource-variable/${font}/files/${source}-wght-normal.woff2`);
};

/** @param range as in CSS */
export const lettersOf = (range: string): string =>
  range
    .split(',')
    .map(part => {
      const [from = 0, to = from] = part
        .split(/U\+|-/)
        .slice(1)
        .map(code => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
    })
    .join('');

/** Figures of one width are for the ticking clock. */
const keepFeatures = ['kern', 'mark', 'tnum'];

const cut = async ({ source, weights: [min, max], range }: FontFile): Promise<Buffer> => {
  const options = { targetFormat: 'woff2' as const, variationAxes: { wght: { min, max } }, keepFeatures };
  return subsetFont(await readFile(sourceOf(source)), lettersOf(range), options);
};

/** The shop's font files, as output path → how to make it. */
export const fonts = (): Record<string, () => Promise<Buffer>> =>
  Object.fromEntries(fontFiles.map(file => [`fonts/${file.name}.woff2`, () => cut(file)]));
