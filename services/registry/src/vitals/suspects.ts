import type { FailureReport, ReleaseRecord } from '@ortoo/contracts';
import type { Examine } from '../gate/examine';
import { dropOldest } from '../drop-oldest';
import { keyOf } from '../pointers.rules';
import type { Registry } from '../registry';
import { createExaminationLimit } from './examination-limit';
import { isCounted, reasonToQuarantine, suspected, type Suspicion } from './suspect.rules';
import type { Vitals } from './vitals';

const day = 24 * 3_600_000;

/** More suspects than these are not expected. */
const maxSuspects = 200;

const maxReasonLength = 300;

interface SuspectsOptions {
  registry: Registry;
  vitals: Vitals;
  clock: () => Date;
  /** Tries a release; without it, only damaged files and several visitors count. */
  examine?: Examine | undefined;
}

/**
 * Evaluates reports of failed releases from pages. A report is a hint, because it can be forged: the registry reads the
 * files and tries the release itself, and without evidence of its own it waits for several networks.
 */
export const createSuspects = ({ registry, vitals, clock, examine }: SuspectsOptions) => {
  const suspects = new Map<string, Suspicion>();
  const limit = createExaminationLimit(clock);

  const quarantine = (record: ReleaseRecord, by: string, why: string, unproven?: true) => {
    const { remote, release } = record;
    return registry.quarantine({
      remote,
      release,
      by,
      why: why.slice(0, maxReasonLength),
      ...(unproven && { unproven }),
    });
  };

  /** Conclusion from visitors' reports, if they suffice. */
  const reasonFor = (report: FailureReport, network: string): string | undefined => {
    const { remote, release, kind } = report;
    const now = clock().getTime();
    const next = suspected(suspects.get(keyOf(report)) ?? noReports(), kind, network, now);
    suspects.set(keyOf(report), next);
    dropOldest(suspects, maxSuspects);
    const { views, failed } = vitals.countsOf(remote, release, new Date(now - day));
    return reasonToQuarantine(next, Math.max(views - failed, 0));
  };

  const evidence = async (record: ReleaseRecord): Promise<string | undefined> => {
    if (!examine || !limit.begin(keyOf(record))) return undefined;
    try {
      return await examine(record);
    } finally {
      limit.end();
    }
  };

  return async (report: FailureReport, network: string): Promise<void> => {
    const { remote, release, kind, message } = report;
    const record = await registry.find(remote, release);
    if (!record) return;
    const damaged = await registry.store.damaged(record);
    if (damaged.length > 0) {
      await quarantine(record, 'registry', `Not what was signed: ${damaged.join(', ')}`);
      return;
    }
    const isNew = isCounted(suspects.get(keyOf(report)) ?? noReports(), network, clock().getTime());
    if (!isNew || (await registry.isVouchedFor(report))) return;
    const why = reasonFor(report, network);
    if (why) {
      await quarantine(record, 'pages of visitors', `${why} (${kind}: ${message})`, true);
      return;
    }
    const fault = await evidence(record);
    if (fault) await quarantine(record, 'registry', `Tried after a report: ${fault}`);
  };
};

const noReports = (): Suspicion => ({ failures: new Map(), late: new Map() });
