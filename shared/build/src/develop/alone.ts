import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { context } from 'esbuild';
import { baseCss } from '@ortoo/ui/theme/base-css';
import { themeCss } from '@ortoo/ui/theme/theme-css';

/** It reloads when a source has changed. */
const page = `<!doctype html><html lang="mn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><style>${themeCss()}${baseCss}</style></head><body><div id="root"></div><script type="module" src="/dev.js"></script><script>new EventSource('/esbuild').addEventListener('change', () => location.reload());</script></body></html>`;

/** A remote that is served by itself. */
export interface Alone {
  address: string;
  end: () => Promise<void>;
}

/**
 * Serves one remote by itself, in the browser without shell, federation or services; its `dev.tsx` provides the
 * responses and the texts.
 * @param port 0 takes a free one
 */
export const developAlone = async (workspace: string, name: string, port: number): Promise<Alone> => {
  const root = join(workspace, name);
  const folder = join(root, 'dist/alone');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
  const build = await context({
    absWorkingDir: root,
    entryPoints: ['src/dev.tsx'],
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    sourcemap: true,
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'warning',
  });
  const served = await build.serve({ host: 'localhost', port, servedir: folder, fallback: join(folder, 'index.html') });
  await build.watch();
  const address = `http://localhost:${served.port}`;
  // An open page reloads after a build, so the first one is waited for.
  await fetch(`${address}/dev.js`);
  return { address, end: () => build.dispose() };
};
