import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { entryGlobal, releaseBase, type RemoteManifest } from '@ortoo/contracts';
import type { Configuration, ExternalItem } from 'webpack';
import {
  baseConfiguration,
  browserOptimization,
  browserTarget,
  chunkLoadTimeout,
  federationOptions,
  serverConfiguration,
  trustedTypes,
  type Mode,
} from './compile';
import { consumedShares } from './share-list';
import { ShortNames } from './short-names';
import { slimIcons, slimmed } from './slim';
import { VerifiedChunks } from './verified-chunks';

/** Input of one build of a remote. */
export interface RemoteBuild {
  manifest: RemoteManifest;
  /** Release id: the hash of the build's inputs. */
  release: string;
  mode: Mode;
  /** The remote's folder. */
  root: string;
  /** Where `browser/` and `server/` are written. */
  output: string;
}

const federation = (build: RemoteBuild, filename: string, server: boolean) =>
  new ModuleFederationPlugin({
    name: build.manifest.id,
    filename,
    exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
    shared: consumedShares(),
    library: server ? { type: 'commonjs2' } : { type: 'var', name: entryGlobal(build.manifest.id) },
    ...federationOptions(server),
  });

/** The shell has already loaded the federation runtime: see shell/src/composition/federation-runtime.ts. */
const federationRuntime: ExternalItem = ({ request }, done) =>
  /@module-federation[\\/]webpack-bundler-runtime/.test(request ?? '')
    ? done(undefined, 'global _FEDERATION_BUNDLER_RUNTIME')
    : done();

/**
 * Names of a release in its own files. Two releases of a remote may run on one page: unique names separate their
 * chunks.
 */
export const nameOutput = ({ manifest, release }: Pick<RemoteBuild, 'manifest' | 'release'>) => ({
  publicPath: releaseBase(manifest.id, release),
  uniqueName: `${manifest.id}_${release}`,
  chunkLoadingGlobal: `webpackChunk${manifest.id.replaceAll('-', '_')}_${release}`,
});

const browser = (build: RemoteBuild): Configuration =>
  slimmed({
    ...baseConfiguration(build.mode, build.root),
    name: `${build.manifest.id} browser`,
    target: browserTarget,
    entry: {},
    output: {
      path: join(build.output, 'browser'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      ...nameOutput(build),
      chunkLoadTimeout,
      trustedTypes,
      clean: true,
    },
    optimization: { ...browserOptimization(build.mode), splitChunks: { chunks: 'async', minSize: 20_000 } },
    plugins: [federation(build, 'remoteEntry.js', false), slimIcons(), new ShortNames(), new VerifiedChunks()],
    externals: [federationRuntime],
  });

const server = (build: RemoteBuild): Configuration => {
  const base = serverConfiguration(build.mode, build.root, join(build.output, 'server'));
  return {
    ...base,
    name: `${build.manifest.id} server`,
    entry: {},
    output: { ...base.output, ...nameOutput(build) },
    plugins: [federation(build, 'remoteEntry.cjs', true), slimIcons()],
  };
};

/** The two builds of a remote: for the browser and for the server that renders the same release. */
export const remoteConfigurations = (build: RemoteBuild): Configuration[] => [browser(build), server(build)];
