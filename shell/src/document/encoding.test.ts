import { encodingOf } from './encoding';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip;q=0.5', 'gzip'],
  ['brotherhood, gzipped', 'identity'],
  [';;q,=,,', 'identity'],
])('answers Accept-Encoding %j with %s', (header, encoding) => expect(encodingOf(header)).toBe(encoding));
