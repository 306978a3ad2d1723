import { networkOf, subscriberNetworkOf } from './network.rules';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['203.0.113.9', '203.0.113'],
  ['203.0.113.200', '203.0.113'],
  ['203.0.114.9', '203.0.114'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:12ab::1', '2001:db8:1:1200'],
  ['2001:db8:1:12ff:9::', '2001:db8:1:1200'],
  ['2001:db8:1:1300::1', '2001:db8:1:1300'],
])('%s is of a subscriber in %s', (address, network) => expect(subscriberNetworkOf(address)).toBe(network));
