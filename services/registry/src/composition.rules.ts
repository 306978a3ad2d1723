import { createHash } from 'node:crypto';
import {
  releaseBase,
  type ComposedRemote,
  type Composition,
  type Promotion,
  type ReleaseRecord,
} from '@ortoo/contracts';

/** Promotions for every site that has none of its own. */
export const everySite = '*';

/** The shell is released like a remote, but pages are rendered by it, not composed of it. */
const host = 'shell';

/** The release that is live for a site: its own newest promotion, else the newest for every site. */
export const liveReleases = (history: readonly Promotion[], site: string): Map<string, string> => {
  const live = new Map<string, string>();
  for (const scope of [everySite, site]) {
    for (const { remote, release } of history.filter(promotion => promotion.site === scope)) live.set(remote, release);
  }
  return live;
};

const composed = ({ remote, release, manifest, chunks }: ReleaseRecord): ComposedRemote => ({
  id: remote,
  release,
  base: releaseBase(remote, release),
  manifest,
  chunks,
});

/** The plan of a site. Gated remotes are in it only for those who may have them. */
export const compose = (records: readonly ReleaseRecord[], site: string, isStaff: boolean): Composition => {
  const remotes = records
    .filter(record => record.remote !== host && (isStaff || !record.manifest.gated))
    .map(composed)
    .sort((a, b) => a.id.localeCompare(b.id, 'en'));
  const key = JSON.stringify([site, ...remotes.map(({ id, release }) => [id, release])]);
  return { plan: createHash('sha256').update(key).digest('hex').slice(0, 12), site, remotes };
};
