import { scriptPolicy } from '@ortoo/contracts';
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

/** What every build of this project has in common. */
export const baseConfiguration = (mode: Mode, context: string): Configuration => ({
  mode,
  context,
  devtool: mode === 'production' ? false : 'cheap-module-source-map',
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: { rules: [scripts(mode)] },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

/** Modern browsers only: what runs React 19 and the platform's dialogs. */
export const browserTarget = ['web', 'es2022'];

/**
 * A chunk that does not arrive within this many milliseconds counts as gone. On a slow line it may take its time: where a
 * last good release stands in, the shell gives a silent one up long before.
 */
export const chunkLoadTimeout = 15_000;

/** Pages let a script's address be named under this policy alone; every build brings it. */
export const trustedTypes = { policyName: scriptPolicy };

export const serverTarget = 'node20';
