import { createHash } from 'node:crypto';
import { hasIntegrity, integrityOf } from './integrity';

const earlier = `sha384-${createHash('sha384').update('code').digest('base64')}`;

it.each([
  ['of this kit', integrityOf('code')],
  ['of an earlier kit', earlier],
])('a digest %s matches its bytes and no others', (_, integrity) => {
  expect(hasIntegrity('code', integrity)).toBe(true);
  expect(hasIntegrity(Buffer.from('code'), integrity)).toBe(true);
  expect(hasIntegrity('core', integrity)).toBe(false);
});
