import { isIPv6 } from 'node:net';

const v4Of = (address: string): string | undefined => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  return mapped ?? (isIPv6(address) ? undefined : address);
};

/** The eight groups of an address of IPv6. */
const groupsOf = (address: string): number[] => {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head ? head.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail?.split(':') ?? [])];
  return all.map(group => Number.parseInt(group, 16));
};

const inHex = (groups: readonly number[]) => groups.map(group => group.toString(16)).join(':');

/** An owner of one IPv6 address has 2⁶⁴ of them: the first half identifies the network. */
export const networkOf = (address: string): string => v4Of(address) ?? inHex(groupsOf(address).slice(0, 4));

/**
 * The smallest network of one subscriber: /24 of IPv4, /56 of IPv6. Two visitors in one may be the same person with a
 * few addresses.
 */
export const subscriberNetworkOf = (address: string): string => {
  const v4 = v4Of(address);
  if (v4 !== undefined) return v4.split('.').slice(0, 3).join('.');
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(address);
  return inHex([a, b, c, d & 0xff00]);
};
