import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfMissing } from '../../shared/build/install-if-missing.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node ${process.versions.node} is too old: 20.19 or newer is needed.\n`);
  process.exit(1);
}
installIfMissing();
const { importSource } = await import('../../shared/build/import-source.mjs');
process.chdir(root);
await importSource(join(root, 'services/all-in-one/src/main.ts'));
