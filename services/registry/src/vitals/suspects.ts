import type { FailureReport } from '@ortoo/contracts';
import { keepLatest } from '../keep-latest';
import type { Registry } from '../registry';
import { reasonToQuarantine, suspected, type Suspicion } from './suspect.rules';
import type { Vitals } from './vitals';

interface Suspect extends Suspicion {
  networks: Set<string>;
}

const day = 24 * 3_600_000;

/** Releases are looked at again by each report; so many suspects at once there never are, nor networks that speak alone. */
const kept = { suspects: 200, networks: 10_000 };

/** Weighs what pages tell of failed releases. A report is a hint: the registry looks at the files itself. */
export const createSuspects = (registry: Registry, vitals: Vitals, clock: () => Date) => {
  const suspects = new Map<string, Suspect>();
  const believedAlone = new Map<string, number>();

  const isBelievedAlone = (network: string) =>
    clock().getTime() - (believedAlone.get(network) ?? Number.NEGATIVE_INFINITY) >= day;

  /** What visitors' words come to, if that is enough. */
  const reasonFor = ({ remote, release, kind }: FailureReport, network: string): string | undefined => {
    const key = `${remote}/${release}`;
    const known = suspects.get(key) ?? { failures: 0, late: 0, views: 0, networks: new Set<string>() };
    if (known.networks.has(network)) return undefined;
    known.networks.add(network);
    const { views, failed } = vitals.countsOf(remote, release, new Date(clock().getTime() - day));
    const next = { ...known, ...suspected(known, kind), views: Math.max(views - failed, 0) };
    suspects.set(key, next);
    keepLatest(suspects, kept.suspects);
    const why = reasonToQuarantine(next);
    if (!why || next.networks.size > 1) return why;
    if (!isBelievedAlone(network)) return undefined;
    believedAlone.delete(network);
    believedAlone.set(network, clock().getTime());
    keepLatest(believedAlone, kept.networks);
    return why;
  };

  return async (report: FailureReport, network: string): Promise<void> => {
    const { remote, release, kind, message } = report;
    const record = await registry.find(remote, release);
    if (!record) return;
    const order = { remote, release, by: 'pages of visitors' };
    const damaged = await registry.store.damaged(record);
    if (damaged.length > 0) {
      await registry.quarantine({ ...order, why: `Not what was signed: ${damaged.join(', ')}`.slice(0, 300) });
      return;
    }
    if (await registry.isVouchedFor(report)) return;
    const why = reasonFor(report, network);
    if (!why) return;
    await registry.quarantine({ ...order, why: `${why} (${kind}: ${message})`.slice(0, 300), unproven: true });
  };
};
