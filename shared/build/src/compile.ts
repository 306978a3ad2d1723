import { fileURLToPath } from 'node:url';
import { scriptPolicy } from '@ortoo/contracts';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

/** `production` is minified; `development` carries names and source maps. */
export type Mode = 'production' | 'development';

const scripts = (mode: Mode): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: { runtime: 'automatic', importSource: '@emotion/react', development: false },
        optimizer: mode === 'production' ? { simplify: false } : undefined,
      },
    },
  },
});

/** A style's class is named by its text: server and browser need the same. */
const styles: RuleSetRule = {
  test: /\.tsx?$/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('slim/short-styles.mjs', import.meta.url)),
};

/** Shared configuration of all builds. */
export const baseConfiguration = (mode: Mode, context: string): Configuration => ({
  mode,
  context,
  devtool: mode === 'production' ? false : 'cheap-module-source-map',
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: { rules: [scripts(mode), ...(mode === 'production' ? [styles] : [])] },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

// swc takes a sixth of Terser's time for files of the same size.
const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // It works in threads of its own.
  parallel: false,
  terserOptions: { compress: { passes: 3 } },
});

/** Chunks are named as the sources call them, modules and exports as short as possible. */
export const browserOptimization = (mode: Mode) => ({
  chunkIds: 'named' as const,
  minimizer: [minimizer],
  ...(mode === 'production' && { moduleIds: 'size' as const, mangleExports: 'size' as const }),
});

/** Modern browsers only: those that run React 19 and native dialogs. */
export const browserTarget = ['web', 'es2022'];

/**
 * Milliseconds after which a chunk that has not loaded counts as failed. It allows for slow connections: when a
 * fallback release exists, the shell gives up on a stalled one much earlier.
 */
export const chunkLoadTimeout = 15_000;

/** Pages permit script addresses under this Trusted Types policy only; every build sets it. */
export const trustedTypes = { policyName: scriptPolicy };

/** A build for the server, which reads its files from disk. @param folder of the files */
export const serverConfiguration = (mode: Mode, root: string, folder: string): Configuration => ({
  ...baseConfiguration(mode, root),
  target: 'node20',
  output: { path: folder, filename: '[name].cjs', chunkFilename: '[name].cjs', clean: true },
  optimization: { chunkIds: 'named', minimize: false, splitChunks: false },
});

/** Options of both federation builds: no manifest, no types, no development tools, and in the browser no snapshots. */
export const federationOptions = (server: boolean) => ({
  shareStrategy: 'loaded-first' as const,
  manifest: false,
  dts: false,
  dev: false,
  ...(!server && { experiments: { optimization: { disableSnapshot: true, target: 'web' as const } } }),
});
