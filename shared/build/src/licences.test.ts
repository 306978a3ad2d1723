import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesOf } from './licences';

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8')) as {
  packages: Parameters<typeof licencesOf>[0];
};

it("finds no production package whose licence would extend to this project's sources", () => {
  const { byLicence, rejected, named } = licencesOf(lock.packages);
  expect(Object.keys(byLicence).length).toBeGreaterThan(5);
  expect(rejected).toEqual([]);
  expect(named.every(name => /^@img\/sharp|^axe-core$|^web-push$/.test(name))).toBe(true);
});

it.each([
  ['GPL-3.0-only', true],
  ['AGPL-3.0-or-later', true],
  ['MIT AND GPL-2.0', true],
  ['UNLICENSED', true],
  [undefined, true],
  ['(MIT OR GPL-2.0)', false],
  ['LGPL-3.0-or-later', false],
  ['MIT', false],
])('rejects %s: %s', (license, isRejected) => {
  const { rejected } = licencesOf({ 'node_modules/a/node_modules/thing': license === undefined ? {} : { license } });
  expect(rejected).toEqual(isRejected ? ['thing'] : []);
});

it('leaves out packages for development only', () => {
  const packages = { 'node_modules/tool': { license: 'GPL-3.0-only', dev: true }, 'shared/build': { license: 'GPL' } };
  expect(licencesOf(packages)).toEqual({ byLicence: {}, rejected: [], named: [] });
});
