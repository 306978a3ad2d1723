import { Refusal } from '../http/refusal';
import type { Shop } from '../shop';
import { perAddress, perPerson, type ThrottlePolicy, waitAfter } from './throttle.rules';
import { blockedUntil, blockUntil, countFailure, forgetFailures } from './throttle.tables';

/** Slows down those who guess passwords: by person and address, and by address alone. */
export const loginThrottle = (shop: Shop, ip: string, person: string) => {
  const keys: [string, ThrottlePolicy][] = [
    [`person:${ip}:${person}`, perPerson],
    [`address:${ip}`, perAddress],
  ];
  return {
    check: async () => {
      const now = shop.clock();
      const until = await blockedUntil(
        shop.db,
        keys.map(([key]) => key),
        now,
      );
      if (!until) return;
      throw new Refusal('LOGIN_THROTTLED', { retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) });
    },
    failed: async () => {
      const now = shop.clock();
      for (const [key, policy] of keys) {
        const wait = waitAfter(await countFailure(shop.db, key, now), policy);
        if (wait > 0) await blockUntil(shop.db, key, new Date(now.getTime() + wait * 1000));
      }
    },
    succeeded: () => forgetFailures(shop.db, keys[0]![0]),
  };
};
