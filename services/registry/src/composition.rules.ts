import { createHash } from 'node:crypto';
import { releaseBase, type ComposedRemote, type Composition, type ReleaseRecord, type StandIn } from '@ortoo/contracts';

/** A live release with the one that stands in for it. */
export interface LiveRelease {
  record: ReleaseRecord;
  before?: ReleaseRecord;
}

const entry = 'browser/remoteEntry.js';

const standInOf = ({ remote, release, files }: ReleaseRecord): StandIn => ({
  release,
  base: releaseBase(remote, release),
  integrity: files.find(({ path }) => path === entry)?.integrity ?? '',
});

const composed = ({ record, before }: LiveRelease): ComposedRemote => ({
  id: record.remote,
  ...standInOf(record),
  manifest: record.manifest,
  chunks: record.chunks,
  ...(before && { standIn: standInOf(before) }),
});

/** The plan of these releases for a site. */
export const compose = (live: readonly LiveRelease[], site: string): Composition => {
  const remotes = live.map(composed).sort((a, b) => a.id.localeCompare(b.id, 'en'));
  const key = JSON.stringify([site, ...remotes.map(({ id, release, standIn }) => [id, release, standIn?.release])]);
  return { plan: createHash('sha256').update(key).digest('hex').slice(0, 12), site, remotes };
};
