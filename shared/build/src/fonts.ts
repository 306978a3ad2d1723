import { createRequire } from 'node:module';
import { fontFiles } from '@ortoo/ui/theme/font-face-css';

const require = createRequire(import.meta.url);

/** The shop's font files, as output path → source path. */
export const fonts = (): Record<string, string> =>
  Object.fromEntries(
    fontFiles.map(({ file }) => [`fonts/${file}`, require.resolve(`@fontsource-variable/onest/files/${file}`)]),
  );
