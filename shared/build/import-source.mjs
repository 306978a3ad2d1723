import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isSource = /(?<!\.test)\.([cm]?[jt]sx?|json)$/;
const ignored = /^(\.|node_modules$|dist$)/;

/** All files that a program may be made of, with a size and a time that nobody can set. */
const statesOfSources = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (ignored.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return statesOfSources(path);
    if (!isSource.test(entry.name)) return [];
    const { size, ctimeMs } = statSync(path);
    return [`${path} ${size} ${ctimeMs}`];
  });

/** Modules find the files next to them by their own address. */
const keepAddresses = ({ path }) => {
  const contents = readFileSync(path, 'utf8')
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
  return { contents, loader: path.endsWith('.tsx') ? 'tsx' : 'ts' };
};

/** Kysely has two hundred modules, which took 0.3 s of a start to load one by one. */
const isBundled = path => path.startsWith('@ortoo/') || path === 'kysely';

/** Other packages are not bundled; each workspace may have its own version of one. */
const importPackages = build => {
  const found = new Map();
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir, pluginData }) => {
    if (kind === 'entry-point' || pluginData === 'package' || isBundled(path)) return undefined;
    const key = `${path} ${resolveDir}`;
    const resolve = async () => {
      const resolved = await build.resolve(path, { kind, resolveDir, pluginData: 'package' });
      if (resolved.errors.length > 0) return { errors: resolved.errors };
      return { path: resolved.external ? path : pathToFileURL(resolved.path).href, external: true };
    };
    if (!found.has(key)) found.set(key, resolve());
    return found.get(key);
  });
};

const bundle = async (source, folder) => {
  const { build, stop } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: { program: source },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['main'],
    // Node's own: a bundler would otherwise take files that are for bundlers.
    conditions: ['module-sync'],
    keepNames: true,
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'source',
        setup: build => {
          importPackages(build);
          build.onLoad({ filter: /\.([cm]?[jt]s|tsx)$/ }, keepAddresses);
        },
      },
    ],
  });
  // Its process would stay.
  await stop();
};

/** A folder of its user, where the workspace cannot be written. */
const cacheFolder = () => {
  const folder = join(root, '.cache/programs');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return join(tmpdir(), `ortoo-${userInfo().username}`);
  }
};

/** Bundles of a program that are kept: a process loads parts of its own one later. */
const kept = 8;

const removeOld = folder => {
  const changedAt = path => statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  const paths = readdirSync(folder).map(name => join(folder, name));
  const newestFirst = paths.sort((a, b) => changedAt(b) - changedAt(a));
  for (const path of newestFirst.slice(kept)) rmSync(path, { recursive: true, force: true });
};

/** A folder appears when it is complete; another process may have been faster. */
const bundleOnce = async (source, folder) => {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}-${threadId}`;
  await bundle(source, unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  removeOld(dirname(folder));
};

/**
 * Imports a TypeScript module of the workspace as a bundle with all that it imports from the workspace. The bundle is
 * used again until a source file changes.
 * @param {string | URL} source
 */
export const importSource = async source => {
  process.setSourceMapsEnabled(true);
  const path = source instanceof URL ? fileURLToPath(source) : source;
  const digest = createHash('sha256').update(statesOfSources(root).join('\n')).digest('hex');
  const folder = join(cacheFolder(), relative(root, path), digest.slice(0, 16));
  await bundleOnce(path, folder);
  return import(pathToFileURL(join(folder, 'program.mjs')).href);
};
