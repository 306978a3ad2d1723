import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The sources of everything that documents and their analysis depend on; a package may change them, too. */
const sources = ['services/search/engine', 'services/search/shop', 'services/shop-api/src', 'shared'];
const isSource = /(?<!\.test)\.(tsx?|mjs|json|tsv)$/;
const ignored = /^(\.|node_modules$|dist$)/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (ignored.test(entry.name)) return [];
    if (entry.isDirectory()) return filesIn(path);
    return isSource.test(entry.name) ? [path] : [];
  });

/**
 * Differs for programs that may write different documents for the same products. Reads two thousand files:
 * awaiting them takes six times as long, and a start has nothing else to answer.
 */
export function programVersion(): string {
  const paths = [...sources.flatMap(folder => filesIn(join(root, folder))), join(root, 'package-lock.json')].sort();
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) hash.update(`\0${path.slice(root.length)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}
