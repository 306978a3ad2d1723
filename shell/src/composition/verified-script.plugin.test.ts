import { noBytes } from '@ortoo/contracts';
import { expectEntry } from './entry-integrity';
import verifiedScript from './verified-script.plugin';

const url = 'https://shop.test/releases/catalog/one/browser/remoteEntry.js';
const create = verifiedScript().createScript as unknown as (options: { url: string }) => {
  script: HTMLScriptElement;
  timeout: number;
};

test('a script of a remote times out as late as a chunk, for slow connections', () => {
  const { script, timeout } = create({ url });
  expect(script.src).toBe(url);
  expect(timeout).toBe(15_000);
});

test("an entry must match the plan's digest; one that no plan names never matches", () => {
  expect(create({ url: `${url}.other` }).script.integrity).toBe(noBytes);
  expectEntry('/releases/catalog/one/browser/remoteEntry.js', 'sha384-known');
  expect(create({ url }).script.integrity).toBe('sha384-known');
});
