import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The sources of everything that documents and their analysis depend on; a package may change them, too. */
const sources = ['services/search/engine', 'services/search/shop', 'services/shop-api/src', 'shared'];
const isSource = /(?<!\.test)\.(tsx?|mjs|json|tsv)$/;
const ignored = /^(\.|node_modules$|dist$)/;

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map(async entry => {
    const path = join(folder, entry.name);
    if (ignored.test(entry.name)) return [];
    if (entry.isDirectory()) return filesIn(path);
    return isSource.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(found)).flat();
};

/** Differs for programs that may write different documents for the same products. */
export async function programVersion(): Promise<string> {
  const found = await Promise.all(sources.map(folder => filesIn(join(root, folder))));
  const paths = [...found.flat(), join(root, 'package-lock.json')].sort();
  const contents = await Promise.all(paths.map(path => readFile(path)));
  const hash = createHash('sha256').update(process.version);
  contents.forEach((content, at) => hash.update(`\0${paths[at]?.slice(root.length) ?? ''}\0`).update(content));
  return hash.digest('hex');
}
