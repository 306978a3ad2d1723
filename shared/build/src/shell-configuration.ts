import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { releaseBase } from '@ortoo/contracts';
import webpack, { type Configuration } from 'webpack';
import {
  baseConfiguration,
  browserOptimization,
  browserTarget,
  chunkLoadTimeout,
  federationOptions,
  serverConfiguration,
  trustedTypes,
} from './compile';
import { EmitFiles } from './emit-files';
import { fonts } from './fonts';
import type { RemoteBuild } from './remote-configuration';
import { providedShares } from './share-list';
import { ShortNames } from './short-names';
import { slimFederation, slimIcons, slimmed, slimShares } from './slim';
import { VerifiedChunks } from './verified-chunks';

/** Input of one build of the shell. */
export type ShellBuild = Omit<RemoteBuild, 'manifest'>;

const federation = (plugins: string[], server: boolean) =>
  new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: providedShares(server ? {} : slimShares),
    runtimePlugins: plugins,
    ...federationOptions(server),
  });

/** Browsers compile the file beside its download, not function by function when each is first called. */
const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
  });

const browser = (build: ShellBuild): Configuration => {
  const base = baseConfiguration(build.mode, build.root);
  return slimmed({
    ...base,
    name: 'shell browser',
    target: browserTarget,
    entry: { main: './src/start.ts' },
    output: {
      path: join(build.output, 'browser'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      publicPath: releaseBase('shell', build.release),
      uniqueName: `shell_${build.release}`,
      chunkLoadTimeout,
      trustedTypes,
      clean: true,
    },
    optimization: browserOptimization(build.mode),
    plugins: [
      federation([join(build.root, 'src/composition/verified-script.plugin.ts')], false),
      new EmitFiles(fonts()),
      slimIcons(),
      slimFederation(),
      new ShortNames(),
      compileHint(),
      new VerifiedChunks(),
    ],
  });
};

const server = (build: ShellBuild): Configuration => {
  const base = serverConfiguration(build.mode, build.root, join(build.output, 'server'));
  const names = { publicPath: releaseBase('shell', build.release), uniqueName: `shell_${build.release}` };
  return {
    ...base,
    name: 'shell server',
    entry: { main: './src/server.tsx' },
    output: { ...base.output, ...names, library: { type: 'commonjs2' } },
    plugins: [federation([join(build.root, 'src/composition/load-entry.plugin.ts')], true), slimIcons()],
  };
};

/** Served at the root because it handles addresses of the whole site. */
const worker = (build: ShellBuild): Configuration => ({
  ...baseConfiguration(build.mode, build.root),
  name: 'shell worker',
  target: ['webworker', 'es2022'],
  entry: { sw: './src/worker/main.ts' },
  output: { path: join(build.output, 'worker'), filename: '[name].js', clean: true },
});

/** The shell's builds: the browser host, the server-rendering host, the service worker. */
export const shellConfigurations = (build: ShellBuild): Configuration[] => [
  browser(build),
  server(build),
  worker(build),
];
