import { createHash } from 'node:crypto';
import {
  releaseBase,
  type ComposedRemote,
  type Composition,
  type ReleaseRecord,
  type FallbackRelease,
} from '@ortoo/contracts';

/** A live release with its fallback release. */
export interface LiveRelease {
  record: ReleaseRecord;
  before?: ReleaseRecord;
}

const entry = 'browser/remoteEntry.js';

const fallbackOf = ({ remote, release, files }: ReleaseRecord): FallbackRelease => ({
  release,
  base: releaseBase(remote, release),
  integrity: files.find(({ path }) => path === entry)?.integrity ?? '',
});

/** A remote as pages need to know it. */
export const composed = ({ record, before }: LiveRelease): ComposedRemote => ({
  id: record.remote,
  ...fallbackOf(record),
  manifest: record.manifest,
  chunks: record.chunks,
  ...(before && { fallbackRelease: fallbackOf(before) }),
});

const byId = (a: ComposedRemote, b: ComposedRemote) => a.id.localeCompare(b.id, 'en');

const planId = (key: unknown): string => createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 12);

/** The plan of these releases for a site. */
export const compose = (live: readonly LiveRelease[], site: string): Composition => {
  const remotes = live.map(composed).sort(byId);
  const plan = planId([
    site,
    ...remotes.map(({ id, release, fallbackRelease }) => [id, release, fallbackRelease?.release]),
  ]);
  return { plan, site, remotes };
};

/**
 * A plan with this release in place of its remote's live one. It has no fallback release, so that its faults stay
 * visible.
 */
export const withRelease = ({ plan, site, remotes }: Composition, record: ReleaseRecord): Composition => ({
  plan: planId([plan, record.remote, record.release]),
  site,
  remotes: [...remotes.filter(({ id }) => id !== record.remote), composed({ record })].sort(byId),
});
