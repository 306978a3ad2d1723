import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { register } from 'tsx/esm/api';

register();

const ofShopApi = createRequire(join(import.meta.dirname, '../services/shop-api/package.json'));
const pglite = dirname(ofShopApi.resolve('@electric-sql/pglite'));

// V8 shares compiled code among threads while it is referenced; without it, each suite compiles the embedded database
// again, and runs it unoptimized.
globalThis.compiledDatabase = WebAssembly.compile(readFileSync(join(pglite, 'pglite.wasm')));

// This runner has no time limits; a thread that ends with an error fails the suite that hangs in it. The limit is that
// of all suites of a thread: on a slow machine they took more than half an hour beside the end-to-end tests.
const minutes = process.env.LONG ? 240 : 60;
const end = () => {
  throw new Error(`Hangs for ${minutes} minutes`);
};
setTimeout(end, minutes * 60_000).unref();
