import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { perAccount, perAddress, perPerson, type ThrottlePolicy, waitAfter } from './throttle.rules';
import { forgetTries, lockTries, releaseTry, saveTries } from './throttle.tables';

/** Slows down guessing: at one account from one address, at one account from any address, and from one address. */
export const loginThrottle = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, ip: string, account: string) => {
  const address = `address:${ip}`;
  const own = [`person:${ip}:${account}`, `account:${account}`];
  const policies: Record<string, ThrottlePolicy> = {
    [`person:${ip}:${account}`]: perPerson,
    [`account:${account}`]: perAccount,
    [address]: perAddress,
  };

  return {
    /**
     * Counts a try before it is made, so that a hundred simultaneous ones do not all pass. Throws when the caller has
     * to wait.
     */
    reserve: async (): Promise<void> => {
      const now = clock();
      const until = await transact(db, async trx => {
        const counts = await lockTries(trx, Object.keys(policies), now);
        const blocked = Math.max(...counts.map(({ blocked_until }) => blocked_until.getTime()));
        if (blocked > now.getTime()) return blocked;
        for (const { key, failures } of counts) {
          const wait = waitAfter(failures + 1, policies[key] ?? perPerson);
          const blocked_until = new Date(now.getTime() + wait * 1000);
          await saveTries(trx, { key, failures: failures + 1, blocked_until });
        }
        return undefined;
      });
      if (until === undefined) return;
      throw new DomainError('LOGIN_THROTTLED', { retryAfterSeconds: Math.ceil((until - now.getTime()) / 1000) });
    },
    /** The try was right: resets the count of the account and takes the try back for the address. */
    succeeded: async (): Promise<void> => {
      await forgetTries(db, own);
      await releaseTry(db, address, clock());
    },
  };
};
