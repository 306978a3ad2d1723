import type { ReleaseRecord } from '@ortoo/contracts';
import type { Finding } from './gate/finding.rules';
import { activeKey, isSigned } from './signature';
import type { ReleaseStore } from './store';

/** Checks a signed release with its files in `folder`, together with all live ones. */
export type Inspect = (record: ReleaseRecord, folder: string) => Promise<Finding[]>;

/** A release that must not go live, with every reason. */
export class RejectedRelease extends Error {
  constructor(readonly findings: Finding[]) {
    super(findings.map(({ code, problem, mend }) => `${code}: ${problem} ${mend}`).join('\n'));
  }
}

const unsigned: Finding = {
  code: 'SIGNATURE',
  problem: 'No key that may release this remote has signed exactly this record.',
  mend: 'Sign it with your team’s key (RELEASE_KEY), and have an operator add its public half to the registry (npm run keys).',
};

/** Publishes staged files and their record, or rejects them and deletes the files. */
export const createPublisher =
  (store: ReleaseStore, inspect: Inspect = async () => []) =>
  async (record: ReleaseRecord): Promise<'published' | 'exists'> => {
    const { remote, release } = record;
    if (await store.find(remote, release)) return 'exists';
    try {
      const keys = await store.keys();
      if (!activeKey(keys, record.signature.key, remote) || !isSigned(record, keys))
        throw new RejectedRelease([unsigned]);
      await store.checkStaged(record);
      const findings = record.draft ? [] : await inspect(record, store.staged(remote, release));
      if (findings.length > 0) throw new RejectedRelease(findings);
      return await store.publish(record);
    } finally {
      await store.discard(remote, release);
    }
  };
