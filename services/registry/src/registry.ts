import { stableChannel, type Composition, type Pointer, type ReleaseEvent, type ReleaseRecord } from '@ortoo/contracts';
import { compose, type LiveRelease } from './composition.rules';
import { keepLatest } from './keep-latest';
import { canaryScopes, everySite, hasOwn, host, isInCanary, keyOf, pointersOf, verdictsOf } from './pointers.rules';
import type { ReleaseStore } from './store';
import { createTurns } from './turns';

/** Whom a plan is for. */
export interface Audience {
  site: string;
  /** `stable` when absent. */
  channel?: string;
  /** Gated remotes are in the plan only for those who may have them. */
  staff?: boolean;
}

/** What is shown on a site. */
export interface Plans {
  stable: Composition;
  /** Shown to some cohorts instead. */
  canary?: { plan: Composition; includes: (cohort: number) => boolean };
}

/** What an operator asks for. */
export interface ReleaseOrder {
  remote: string;
  site: string;
  channel: string;
  by: string;
  why: string;
}

/** A release that is not to be shown. */
export type QuarantineOrder = Pick<ReleaseEvent, 'remote' | 'release' | 'by' | 'why' | 'unproven'>;

/** Why an order was not carried out. */
export type OrderRefusal =
  | 'UNKNOWN_RELEASE'
  | 'DRAFT'
  | 'DAMAGED_RELEASE'
  | 'QUARANTINED'
  | 'NOTHING_BEFORE'
  | 'ANOTHER_CANARY'
  | 'NO_CANARY'
  | 'LIVE_ALREADY'
  | 'FOLLOWS_ALREADY';

export type OrderResult = { ok: true; release: string } | { ok: false; code: OrderRefusal };

/** What is live, and who is told when that changes. */
export interface Registry {
  store: ReleaseStore;
  plans(audience: Audience): Promise<Plans>;
  /** Where every remote stands. */
  pointers(site: string, channel?: string): Promise<Pointer[]>;
  /** A published release. */
  find(remote: string, release: string): Promise<ReleaseRecord | undefined>;
  /** The live release of one remote for every site. */
  live(remote: string): Promise<ReleaseRecord | undefined>;
  promote(order: ReleaseOrder & { release: string }): Promise<OrderResult>;
  rollback(order: ReleaseOrder): Promise<OrderResult>;
  /** Shows a release to this part of the visitors; asked again, to another part of them. */
  canary(order: ReleaseOrder & { release: string; percent: number }): Promise<OrderResult>;
  /** Ends a canary. */
  halt(order: ReleaseOrder): Promise<OrderResult>;
  /** A site or a channel takes again what it would have without a pointer of its own. */
  follow(order: ReleaseOrder): Promise<OrderResult>;
  /** Takes a release out of every plan: for good, unless it is unproven. */
  quarantine(order: QuarantineOrder): Promise<OrderResult>;
  /** Whether somebody has shown it again after pages of visitors had spoken against it. */
  isVouchedFor(release: Pick<ReleaseEvent, 'remote' | 'release'>): Promise<boolean>;
  /** Canaries that run, each where it was started. */
  canaries(): Promise<RunningCanary[]>;
  /** Whether pages of this plan may have used this release, as its live one or as a stand-in. Plans it gave out lately. */
  isOf(plan: string, release: Pick<ReleaseEvent, 'remote' | 'release'>): Promise<boolean>;
  onChange(listener: () => void): () => void;
}

/** A canary with what everybody else gets. */
export interface RunningCanary {
  remote: string;
  site: string;
  channel: string;
  release: string;
  /** ISO 8601. */
  since: string;
  /** The live release. */
  stable: string;
}

const withCanary = (pointer: Pointer): Pointer =>
  pointer.canary ? { ...pointer, releases: [...pointer.releases, pointer.canary.release] } : pointer;

/** Plans are forgotten when so many others have come after them. */
const plansKept = 500;

/** Records are read again when so many others were asked for since. */
const recordsKept = 100;

const refused = (code: OrderRefusal): OrderResult => ({ ok: false, code });

/** @param clock answers with the present moment */
export const createRegistry = (store: ReleaseStore, clock: () => Date): Registry => {
  const listeners = new Set<() => void>();
  const records = new Map<string, ReleaseRecord>();

  const givenOut = new Map<string, ReadonlySet<string>>();

  // Each order looks at what the one before it has left.
  const inTurn = createTurns();

  const recordOf = async (remote: string, release: string) => {
    const key = keyOf({ remote, release });
    const known = records.get(key) ?? (await store.find(remote, release));
    if (!known) return undefined;
    records.delete(key);
    records.set(key, known);
    keepLatest(records, recordsKept);
    return known;
  };

  const note = async (event: Omit<ReleaseEvent, 'at'>): Promise<OrderResult> => {
    await store.record({ ...event, at: clock().toISOString() });
    listeners.forEach(listener => listener());
    return { ok: true, release: event.release };
  };

  const pointers = async (site: string, channel = stableChannel) => pointersOf(await store.history(), site, channel);

  /** Why a release cannot be shown to anybody. */
  const unfit = async (remote: string, release: string): Promise<OrderRefusal | undefined> => {
    const record = await recordOf(remote, release);
    if (!record) return 'UNKNOWN_RELEASE';
    if (record.draft) return 'DRAFT';
    if (verdictsOf(await store.history()).proven.has(keyOf(record))) return 'QUARANTINED';
    return (await store.damaged(record)).length > 0 ? 'DAMAGED_RELEASE' : undefined;
  };

  const liveOf = async ({ remote, releases }: Pointer): Promise<LiveRelease | undefined> => {
    const found = await Promise.all(releases.slice(-2).map(release => recordOf(remote, release)));
    const [record, before] = found.reverse();
    return record && { record, ...(before && { before }) };
  };

  const planOf = async (shown: readonly Pointer[], { site, staff = false }: Audience): Promise<Composition> => {
    const live = (await Promise.all(shown.map(liveOf))).filter(found => found !== undefined);
    const plan = compose(
      live.filter(({ record }) => staff || !record.manifest.gated),
      site,
    );
    const used = plan.remotes.flatMap(({ id, release, standIn }) =>
      [release, standIn?.release].map(one => `${id}/${one}`),
    );
    givenOut.delete(plan.plan);
    givenOut.set(plan.plan, new Set(used));
    keepLatest(givenOut, plansKept);
    return plan;
  };

  return {
    store,
    pointers: async (site, channel) => [...(await pointers(site, channel)).values()],
    async plans(audience) {
      const all = [...(await pointers(audience.site, audience.channel)).values()];
      const shown = all.filter(({ remote }) => remote !== host);
      const tried = shown.find(pointer => pointer.canary);
      const stable = await planOf(shown, audience);
      if (!tried) return { stable };
      const plan = await planOf(shown.map(withCanary), audience);
      return { stable, canary: { plan, includes: cohort => isInCanary(tried, cohort) } };
    },
    find: recordOf,
    async live(remote) {
      const release = (await pointers(everySite)).get(remote)?.releases.at(-1);
      return release === undefined ? undefined : recordOf(remote, release);
    },
    promote: order =>
      inTurn(async () => {
        const { remote, release, site, channel } = order;
        const fault = await unfit(remote, release);
        if (fault) return refused(fault);
        const pointer = (await pointers(site, channel)).get(remote);
        if (pointer?.releases.at(-1) === release && !pointer.canary) return { ok: true, release };
        return note({ ...order, kind: 'promote' });
      }),
    rollback: order =>
      inTurn(async () => {
        const releases = (await pointers(order.site, order.channel)).get(order.remote)?.releases ?? [];
        const before = releases.at(-2);
        return before ? note({ ...order, kind: 'rollback', release: before }) : refused('NOTHING_BEFORE');
      }),
    canary: order =>
      inTurn(async () => {
        const { remote, release, site, channel } = order;
        const fault = await unfit(remote, release);
        if (fault) return refused(fault);
        const all = await pointers(site, channel);
        if (all.get(remote)?.releases.at(-1) === release) return refused('LIVE_ALREADY');
        // Two at a time could not be told apart by what visitors see.
        const others = [...all.values()].filter(pointer => pointer.remote !== remote && pointer.canary);
        return others.length > 0 ? refused('ANOTHER_CANARY') : note({ ...order, kind: 'canary' });
      }),
    halt: order =>
      inTurn(async () => {
        const canary = (await pointers(order.site, order.channel)).get(order.remote)?.canary;
        return canary ? note({ ...order, kind: 'halt', release: canary.release }) : refused('NO_CANARY');
      }),
    follow: order =>
      inTurn(async () => {
        const { remote, site, channel } = order;
        const isWidest = site === everySite && channel === stableChannel;
        if (isWidest || !hasOwn(await store.history(), site, channel, remote)) return refused('FOLLOWS_ALREADY');
        const wider = await pointers(channel === stableChannel ? everySite : site);
        const release = wider.get(remote)?.releases.at(-1);
        return release === undefined ? refused('NOTHING_BEFORE') : note({ ...order, kind: 'follow', release });
      }),
    quarantine: order =>
      inTurn(async () => {
        const { remote, release, unproven } = order;
        if (!(await recordOf(remote, release))) return refused('UNKNOWN_RELEASE');
        const history = await store.history();
        const { out, proven } = verdictsOf(history);
        if ((unproven ? out : proven).has(keyOf(order))) return { ok: true, release };
        const pointer = pointersOf(history, everySite, stableChannel).get(remote);
        if (pointer?.releases.length === 1 && pointer.releases[0] === release) return refused('NOTHING_BEFORE');
        return note({ ...order, kind: 'quarantine', site: everySite, channel: stableChannel });
      }),
    isVouchedFor: async release => verdictsOf(await store.history()).vouchedFor.has(keyOf(release)),
    async canaries() {
      const history = await store.history();
      return canaryScopes(history).flatMap(({ remote, site, channel, at }) => {
        const { canary, releases } = pointersOf(history, site, channel).get(remote) ?? {};
        const stable = releases?.at(-1);
        if (canary?.since !== at || stable === undefined) return [];
        return [{ remote, site, channel, release: canary.release, since: at, stable }];
      });
    },
    async isOf(plan, { remote, release }) {
      const used = givenOut.get(plan);
      if (!used) return false;
      if (used.has(keyOf({ remote, release }))) return true;
      // The host is in no plan; gated remotes join that of a page which is open already.
      const record = await recordOf(remote, release);
      return record !== undefined && (remote === host || record.manifest.gated !== undefined);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
