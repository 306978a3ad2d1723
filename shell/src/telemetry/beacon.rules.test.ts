import { remoteOf } from '../testing/fake-visit';
import { beaconOf, releaseIn, type Seen } from './beacon.rules';

const [live, before] = ['a'.repeat(16), 'b'.repeat(16)];
const catalog = {
  ...remoteOf('catalog', ['/']),
  release: live,
  fallbackRelease: { release: before, base: '', integrity: '' },
};
const content = { ...remoteOf('content', ['/articles']), release: before };
const plan = '0123456789ab';
const file = (release: string, startTime: number, responseEnd: number, transferSize = 1000) => ({
  name: `https://shop.test/releases/catalog/${release}/browser/x.js`,
  startTime,
  responseEnd,
  transferSize,
  encodedBodySize: 900,
});
const nothing: Seen = { records: [], vitals: [], files: [] };
const failed = { remote: 'catalog', release: live, kind: 'render' as const, message: 'x' };
const everything = () => true;

it("attributes a page's web vitals to the release on the screen at that time", () => {
  const seen: Seen = {
    ...nothing,
    records: [
      { at: 500, shown: catalog },
      { at: 9000, shown: content },
    ],
    vitals: [
      { measure: 'lcp', value: 420.00001, at: 400 },
      { measure: 'inp', value: 80, at: 9500 },
    ],
  };
  expect(beaconOf(plan, seen, everything)).toEqual({
    plan,
    used: [
      { remote: 'catalog', release: live, failed: false, lcp: 420 },
      { remote: 'content', release: before, failed: false, inp: 80 },
    ],
  });
});

it('attributes a failure to the abandoned release, and the page to its fallback', () => {
  const records = [
    { at: 10, failed },
    { at: 20, shown: catalog },
  ];
  expect(beaconOf(plan, { ...nothing, records }, everything).used).toEqual([
    { remote: 'catalog', release: live, failed: true },
    { remote: 'catalog', release: before, failed: false },
  ]);
});

it('attributes an uncaught error to the release in its stack, and other errors to none', () => {
  const error = new Error('x is undefined');
  error.stack = `Error: x\n at f (https://shop.test/releases/catalog/${live}/browser/x.js:1:2)`;
  const records = [
    { at: 1, error },
    { at: 2, error: new Error('elsewhere') },
    { at: 3, error: 'a word' },
  ];
  expect(beaconOf(plan, { ...nothing, records }, everything).used).toEqual([
    { remote: 'catalog', release: live, failed: true },
  ]);
});

it('adds up network bytes, and counts overlapping waits once', () => {
  const files = [file(live, 0, 100), file(live, 50, 150), file(live, 400, 450), file(live, 500, 510, 0)];
  expect(beaconOf(plan, { ...nothing, files }, everything).used).toEqual([
    { remote: 'catalog', release: live, failed: false, bytes: 2700, load: 200 },
  ]);
});

it('sends nothing twice, but retains abandoned releases', () => {
  const old = [
    { at: 10, failed },
    { at: 20, shown: catalog },
  ];
  const again = { at: 30, shown: catalog };
  const seen: Seen = { ...nothing, records: [...old, again], vitals: [{ measure: 'cls', value: 0.1, at: 25 }] };
  expect(beaconOf(plan, seen, record => record === again).used).toEqual([
    { remote: 'catalog', release: before, failed: false },
  ]);
  expect(beaconOf(plan, seen, () => false).used).toEqual([]);
});

it('finds a release in an address only', () => {
  expect(releaseIn(`/releases/catalog/${live}/browser/`)).toEqual({ remote: 'catalog', release: live });
  expect(releaseIn('/releases/catalog/none/browser/')).toBeUndefined();
});
