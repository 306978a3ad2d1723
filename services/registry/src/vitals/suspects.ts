import type { FailureReport } from '@ortoo/contracts';
import { keepLatest } from '../keep-latest';
import type { Registry } from '../registry';
import { reasonToQuarantine, suspected, type Suspicion } from './suspect.rules';
import type { Vitals } from './vitals';

interface Suspect extends Suspicion {
  addresses: Set<string>;
}

const day = 24 * 3_600_000;

/** Releases are looked at again by each report; so many suspects at once there never are. */
const suspectsKept = 200;

/** Weighs what pages tell of failed releases. A report is a hint: the registry looks at the files itself. */
export const createSuspects = (registry: Registry, vitals: Vitals, clock: () => Date) => {
  const suspects = new Map<string, Suspect>();

  const reasonFor = async ({ remote, release, kind }: FailureReport, address: string): Promise<string | undefined> => {
    const record = await registry.find(remote, release);
    if (!record) return undefined;
    const damaged = await registry.store.damaged(record);
    if (damaged.length > 0) return `Not what was signed: ${damaged.join(', ')}`;
    const key = `${remote}/${release}`;
    const known = suspects.get(key) ?? { failures: 0, late: 0, views: 0, addresses: new Set<string>() };
    if (known.addresses.has(address)) return undefined;
    known.addresses.add(address);
    const { views, failed } = vitals.countsOf(remote, release, new Date(clock().getTime() - day));
    const next = { ...known, ...suspected(known, kind), views: Math.max(views - failed, 0) };
    suspects.set(key, next);
    keepLatest(suspects, suspectsKept);
    return reasonToQuarantine(next);
  };

  return async (report: FailureReport, address: string): Promise<void> => {
    const { remote, release, kind, message } = report;
    const why = await reasonFor(report, address);
    if (!why) return;
    await registry.quarantine({
      remote,
      release,
      by: 'pages of visitors',
      why: `${why} (${kind}: ${message})`.slice(0, 300),
    });
  };
};
