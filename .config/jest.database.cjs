const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { buildSync } = require('esbuild');

const root = resolve(__dirname, '..');
const script = 'services/shop-api/src/testing/write-images.ts';
/** Read at run time, or by the name of a package. */
const readFolders = [
  'services/shop-api/src/db/migrations',
  'shared/contracts/src',
  'shared/i18n/src',
  'shared/cache/src',
];

const filesIn = folder =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

/** All files that the images depend on. */
const sources = () => {
  const options = { absWorkingDir: root, entryPoints: [script], bundle: true, write: false, metafile: true };
  const { metafile } = buildSync({ ...options, platform: 'node', format: 'esm', packages: 'external' });
  const imported = [...Object.keys(metafile.inputs), 'package-lock.json'].map(path => join(root, path));
  return [...imported, ...readFolders.flatMap(filesIn)];
};

module.exports = () => {
  const digest = createHash('sha256');
  for (const source of sources()) digest.update(readFileSync(source));
  const images = join(root, '.cache/databases', digest.digest('hex').slice(0, 16));
  if (!existsSync(images)) {
    const unfinished = `${images}.part`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    execFileSync(process.execPath, ['shared/build/run.mjs', script, unfinished], { cwd: root, stdio: 'inherit' });
    renameSync(unfinished, images);
  }
  process.env.DATABASE_IMAGES = images;
};
