const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const ofShopApi = createRequire(join(__dirname, '../services/shop-api/package.json'));
const pglite = dirname(ofShopApi.resolve('@electric-sql/pglite'));

/**
 * Holds the embedded database's compiled code for all suites of a process. V8 shares it among threads while it is
 * referenced; without it, each suite compiles it again, and runs it unoptimized.
 */
module.exports = class extends TestEnvironment {
  static compiled = WebAssembly.compile(readFileSync(join(pglite, 'pglite.wasm')));
};
