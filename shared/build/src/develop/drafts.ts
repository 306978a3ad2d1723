import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { MultiCompiler } from 'webpack';
import type { RemoteManifest } from '@ortoo/contracts';
import type { BuiltRelease } from '../build-release';
import { compilerOf, runBuild } from '../bundle';
import { recordOf } from '../release-record';
import { nameOutput, remoteConfigurations } from '../remote-configuration';
import { neededRanges } from '../share-list';

const require = createRequire(import.meta.url);

/** The current manifest: Node caches modules that it has loaded. */
const manifestNow = (root: string): RemoteManifest => {
  const path = require.resolve(join(root, 'src/manifest.ts'));
  delete require.cache[path];
  return (require(path) as { manifest: RemoteManifest }).manifest;
};

/**
 * Builds drafts of a remote one after the other, each from the changes since the previous one. Every draft has a unique
 * id, so that going back to earlier sources creates one more draft.
 * @param name folder name: `mfe-catalog`
 * @param key the team's private key
 */
export const createDraftBuilder = (workspace: string, name: string, key: string) => {
  const root = join(workspace, name);
  const output = join(root, 'dist/draft');
  let compiler: MultiCompiler | undefined;

  return async (): Promise<BuiltRelease> => {
    const release = randomBytes(8).toString('hex');
    const manifest = manifestNow(root);
    const build = { manifest, release, mode: 'development' as const, root, output };
    compiler ??= compilerOf(remoteConfigurations(build));
    for (const { options } of compiler.compilers) Object.assign(options.output, nameOutput(build));
    const stats = await runBuild(compiler);
    const more = { draft: true as const, needs: neededRanges(), brings: {} };
    return { record: await recordOf({ ...build, stats }, more, key), folder: output };
  };
};
