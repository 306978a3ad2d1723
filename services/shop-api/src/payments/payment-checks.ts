import { setTimeout as wait } from 'node:timers/promises';
import type { Shop } from '../shop';
import { checkAgainAfter, firstCheckAfter, followedFor, retryCheckAfter } from './payment-checks.rules';
import {
  addMissingChecks,
  type CheckRow,
  claimCheck,
  endCheck,
  hastenOpenChecks,
  postponeCheck,
  requestCheck,
} from './payment-checks.tables';
import { describeDifference, type Difference, differenceOf } from './reconcile.rules';
import { findRecord, type PaymentRecord } from './records.tables';
import { settleNumber } from './settle-payment';

/** Max number of concurrent checks. */
const maxRunning = 4;
/** A provider's call is answered after this time, whether its payment has been settled by then or not. */
const answerWithin = 3_000;
/** After this time a process that claimed a check counts as dead. */
const claimedFor = 60_000;

/** Records failures, and differences between providers and our books. */
export interface ChecksLog {
  failed(error: unknown, number: string): void;
  differs(difference: string): void;
}

const compare = async (shop: Shop, record: PaymentRecord): Promise<Difference | undefined> => {
  const provider = shop.providers[record.provider];
  return provider && differenceOf(record, await provider.check(record.invoice_id));
};

/**
 * Follows every payment at its provider: when the provider calls, and by itself at growing intervals, so that a lost
 * call, an outage or a crash leaves nothing paid unfinished. The queue is a table: it outlives the process.
 */
export const createPaymentChecks = (shop: Shop, log: ChecksLog) => {
  const { db, clock } = shop;
  let running = 0;
  let isCrowded = false;

  const check = async (claimed: CheckRow): Promise<void> => {
    const { number, created_at } = claimed;
    const record = await findRecord(db, number);
    const age = clock().getTime() - created_at.getTime();
    if (!record || age > followedFor) return endCheck(db, claimed);
    let difference: Difference | undefined;
    if (record.state === 'completed') difference = await compare(shop, record);
    else await settleNumber(shop, number);
    if (difference !== undefined) log.differs(describeDifference(difference));
    const due_at = new Date(clock().getTime() + checkAgainAfter(age));
    await postponeCheck(db, claimed, { due_at, tries: 0, difference: difference ? JSON.stringify(difference) : null });
  };

  /** Carries out one due check; false when there is none. */
  const runOne = async (number?: string): Promise<boolean> => {
    const now = clock();
    const until = new Date(now.getTime() + claimedFor);
    const claimed = await claimCheck(db, { now, until, ...(number !== undefined && { number }) });
    if (!claimed) return false;
    await check(claimed).catch(async (error: unknown) => {
      log.failed(error, claimed.number);
      const tries = claimed.tries + 1;
      await postponeCheck(db, claimed, { due_at: new Date(clock().getTime() + retryCheckAfter(tries)), tries });
    });
    return true;
  };

  /** Carries out due checks until there are none. */
  const drain = async (): Promise<void> => {
    while (await runOne());
  };

  /** One of few workers; the last one also takes the checks that found no free worker. */
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    running += 1;
    try {
      await work();
      while (isCrowded) {
        isCrowded = false;
        await drain();
      }
    } finally {
      running -= 1;
    }
  };

  return {
    /** Queues a check and answers once it is stored; with a free worker, once it is done or timed out. */
    async request(number: string): Promise<void> {
      await requestCheck(db, number, clock());
      if (running >= maxRunning) {
        isCrowded = true;
        return;
      }
      const done = run(() => runOne(number)).catch((error: unknown) => log.failed(error, number));
      await Promise.race([done, wait(answerWithin, undefined, { ref: false })]);
    },
    /** Carries out due checks. */
    async runDue({ isStart = false } = {}): Promise<void> {
      await addMissingChecks(db, new Date(clock().getTime() - followedFor), firstCheckAfter);
      if (isStart) await hastenOpenChecks(db, clock());
      await Promise.all(Array.from({ length: maxRunning - running }, () => run(drain)));
    },
  };
};

export type PaymentChecks = ReturnType<typeof createPaymentChecks>;
