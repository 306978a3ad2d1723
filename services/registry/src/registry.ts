import { stableChannel, type Composition, type Pointer, type ReleaseEvent, type ReleaseRecord } from '@ortoo/contracts';
import { compose, type LiveRelease } from './composition.rules';
import { canaryScopes, everySite, host, isInCanary, keyOf, pointersOf, quarantinedOf } from './pointers.rules';
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

/** Why an order was not carried out. */
export type OrderRefusal =
  | 'UNKNOWN_RELEASE'
  | 'DRAFT'
  | 'DAMAGED_RELEASE'
  | 'QUARANTINED'
  | 'NOTHING_BEFORE'
  | 'ANOTHER_CANARY'
  | 'NO_CANARY'
  | 'LIVE_ALREADY';

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
  /** Takes a release out of every plan for good. */
  quarantine(order: Pick<ReleaseOrder, 'remote' | 'by' | 'why'> & { release: string }): Promise<OrderResult>;
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
    if (known) records.set(key, known);
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
    if (quarantinedOf(await store.history()).has(keyOf(record))) return 'QUARANTINED';
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
    for (const oldest of givenOut.keys()) if (givenOut.size > plansKept) givenOut.delete(oldest);
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
    quarantine: order =>
      inTurn(async () => {
        const { remote, release } = order;
        if (!(await recordOf(remote, release))) return refused('UNKNOWN_RELEASE');
        const history = await store.history();
        if (quarantinedOf(history).has(keyOf(order))) return { ok: true, release };
        const pointer = pointersOf(history, everySite, stableChannel).get(remote);
        if (pointer?.releases.length === 1 && pointer.releases[0] === release) return refused('NOTHING_BEFORE');
        return note({ ...order, kind: 'quarantine', site: everySite, channel: stableChannel });
      }),
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
