import { stableChannel, type Pointer, type ReleaseEvent, type ReleaseRecord } from '@ortoo/contracts';
import pLimit from 'p-limit';
import { everySite, hasOwn, keyOf, pointersOf, releaseStatusesOf } from './pointers.rules';
import type { ReleaseStore } from './store';

/** An operator's order. */
export interface ReleaseOrder {
  remote: string;
  site: string;
  channel: string;
  by: string;
  why: string;
  /** Id of the key that has signed the order. */
  key?: string;
  /** Of a signed order. */
  nonce?: string;
}

/** A release that must not be shown. */
export type QuarantineOrder = Pick<ReleaseEvent, 'remote' | 'release' | 'by' | 'why' | 'unproven' | 'key' | 'nonce'>;

/** Why an order was not executed. */
export type OrderError =
  | 'UNKNOWN_RELEASE'
  | 'DRAFT'
  | 'DAMAGED_RELEASE'
  | 'QUARANTINED'
  | 'NOTHING_BEFORE'
  | 'ANOTHER_CANARY'
  | 'NO_CANARY'
  | 'LIVE_ALREADY'
  | 'FOLLOWS_ALREADY';

export type OrderResult = { ok: true; release: string } | { ok: false; code: OrderError };

/** Orders that change the live releases. */
export interface ReleaseOrders {
  promote(order: ReleaseOrder & { release: string }): Promise<OrderResult>;
  rollback(order: ReleaseOrder): Promise<OrderResult>;
  /** Shows a release to this share of the visitors; a repeated call changes the share. */
  canary(order: ReleaseOrder & { release: string; percent: number }): Promise<OrderResult>;
  /** Ends a canary. */
  halt(order: ReleaseOrder): Promise<OrderResult>;
  /** A site or a channel inherits again, without a pointer of its own. */
  follow(order: ReleaseOrder): Promise<OrderResult>;
  /** Removes a release from every plan: permanently, unless it is unproven. */
  quarantine(order: QuarantineOrder): Promise<OrderResult>;
}

interface ReleaseOrdersOptions {
  store: ReleaseStore;
  clock: () => Date;
  recordOf: (remote: string, release: string) => Promise<ReleaseRecord | undefined>;
  pointers: (site: string, channel?: string) => Promise<Map<string, Pointer>>;
  emitChange: () => void;
}

const rejected = (code: OrderError): OrderResult => ({ ok: false, code });

/** Executes orders one by one: each works on the result of the one before it. */
export const createReleaseOrders = (options: ReleaseOrdersOptions): ReleaseOrders => {
  const { store, clock, recordOf, pointers, emitChange } = options;
  const inTurn = pLimit(1);

  const note = async (event: Omit<ReleaseEvent, 'at'>): Promise<OrderResult> => {
    await store.record({ ...event, at: clock().toISOString() });
    emitChange();
    return { ok: true, release: event.release };
  };

  /** Why a release cannot be shown. */
  const unfit = async (remote: string, release: string): Promise<OrderError | undefined> => {
    const record = await recordOf(remote, release);
    if (!record) return 'UNKNOWN_RELEASE';
    if (record.draft) return 'DRAFT';
    if (releaseStatusesOf(await store.history()).proven.has(keyOf(record))) return 'QUARANTINED';
    return (await store.damaged(record)).length > 0 ? 'DAMAGED_RELEASE' : undefined;
  };

  return {
    promote: order =>
      inTurn(async () => {
        const { remote, release, site, channel } = order;
        const fault = await unfit(remote, release);
        if (fault) return rejected(fault);
        const pointer = (await pointers(site, channel)).get(remote);
        if (pointer?.releases.at(-1) === release && !pointer.canary) return { ok: true, release };
        return note({ ...order, kind: 'promote' });
      }),
    rollback: order =>
      inTurn(async () => {
        const releases = (await pointers(order.site, order.channel)).get(order.remote)?.releases ?? [];
        const before = releases.at(-2);
        return before ? note({ ...order, kind: 'rollback', release: before }) : rejected('NOTHING_BEFORE');
      }),
    canary: order =>
      inTurn(async () => {
        const { remote, release, site, channel } = order;
        const fault = await unfit(remote, release);
        if (fault) return rejected(fault);
        const all = await pointers(site, channel);
        if (all.get(remote)?.releases.at(-1) === release) return rejected('LIVE_ALREADY');
        // The effects of two concurrent ones on visitors could not be separated.
        const others = [...all.values()].filter(pointer => pointer.remote !== remote && pointer.canary);
        return others.length > 0 ? rejected('ANOTHER_CANARY') : note({ ...order, kind: 'canary' });
      }),
    halt: order =>
      inTurn(async () => {
        const canary = (await pointers(order.site, order.channel)).get(order.remote)?.canary;
        return canary ? note({ ...order, kind: 'halt', release: canary.release }) : rejected('NO_CANARY');
      }),
    follow: order =>
      inTurn(async () => {
        const { remote, site, channel } = order;
        const isWidest = site === everySite && channel === stableChannel;
        if (isWidest || !hasOwn(await store.history(), site, channel, remote)) return rejected('FOLLOWS_ALREADY');
        const wider = await pointers(channel === stableChannel ? everySite : site);
        const release = wider.get(remote)?.releases.at(-1);
        return release === undefined ? rejected('NOTHING_BEFORE') : note({ ...order, kind: 'follow', release });
      }),
    quarantine: order =>
      inTurn(async () => {
        const { remote, release, unproven } = order;
        if (!(await recordOf(remote, release))) return rejected('UNKNOWN_RELEASE');
        const history = await store.history();
        const { out, proven } = releaseStatusesOf(history);
        if ((unproven ? out : proven).has(keyOf(order))) return { ok: true, release };
        const pointer = pointersOf(history, everySite, stableChannel).get(remote);
        if (pointer?.releases.length === 1 && pointer.releases[0] === release) return rejected('NOTHING_BEFORE');
        return note({ ...order, kind: 'quarantine', site: everySite, channel: stableChannel });
      }),
  };
};
