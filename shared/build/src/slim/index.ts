import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** Shared modules that the shell provides in part, by share key. */
export const slimShares: Record<string, string> = {
  '@tanstack/react-query': join(here, 'query.mjs'),
  '@emotion/react': join(here, 'emotion.mjs'),
  nanostores: join(here, 'nanostores.mjs'),
};

const sources = {
  'tanstack-query-source$': join(folderOf('@tanstack/react-query'), 'build/modern/index.js'),
  'nanostores-source$': join(folderOf('nanostores'), 'index.js'),
  'emotion-react-source$': join(folderOf('@emotion/react'), 'dist/emotion-react.browser.esm.js'),
};

/** Renders lucide's icons with a small factory, on server and client alike. */
export const slimIcons = () =>
  new webpack.NormalModuleReplacementPlugin(/createLucideIcon\.mjs$/, join(here, 'lucide-icon.mjs'));

const unusedFederation =
  /@module-federation[\\/](runtime-core[\\/]dist[\\/].*(SnapshotHandler|[\\/]preload|generate-preload-assets)|webpack-bundler-runtime[\\/]dist[\\/]remotes)\.js$/;

/** Removes support for manifests, preloading and build-time remotes from the federation runtime. */
export const slimFederation = () =>
  new webpack.NormalModuleReplacementPlugin(unusedFederation, resource => {
    const { createData } = resource as { createData?: { resource?: string } };
    if (createData) createData.resource = join(here, 'federation-absent.mjs');
  });

const pureCalls = {
  jsc: {
    // The React transform runs only where JSX is allowed.
    parser: { syntax: 'ecmascript', jsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
};

/** Removes library code that the shop does not use from a browser build. */
export const slimmed = (configuration: Configuration): Configuration => ({
  ...configuration,
  resolve: { ...configuration.resolve, alias: { ...configuration.resolve?.alias, ...sources } },
  module: {
    ...configuration.module,
    rules: [
      ...(configuration.module?.rules ?? []),
      // emotion includes it for class components, which this project does not have.
      { test: /node_modules[\\/]hoist-non-react-statics/, sideEffects: false },
      // The router is one large file: swc's React transform marks its calls of createContext, forwardRef and memo as
      // free of side effects, so that its unused parts are tree-shaken.
      {
        test: /node_modules[\\/]react-router[\\/]dist/,
        use: [{ loader: 'swc-loader', options: pureCalls }, { loader: join(here, 'without-display-names.mjs') }],
      },
    ],
  },
});
