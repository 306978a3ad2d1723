import { stableChannel, type Pointer, type ReleaseRecord } from '@ortoo/contracts';
import { everySite, keyOf } from '../pointers.rules';
import type { Registry } from '../registry';
import type { LiveShop } from './candidate';
import { isShell } from './finding.rules';
import { lostRoutes, prefixOf } from './manifest.rules';
import { browserScripts } from './read-candidate';

const liveOf = ({ remote, releases, canary }: Pointer) =>
  [releases.at(-1), canary?.release].filter(release => release !== undefined).map(release => ({ remote, release }));

/** Every release that a visitor may get, on any site and channel. */
const liveRecords = async (registry: Registry): Promise<ReleaseRecord[]> => {
  const history = await registry.store.history();
  const scopes = new Set([
    `${everySite} ${stableChannel}`,
    ...history.map(({ site, channel }) => `${site} ${channel}`),
  ]);
  const pointers = await Promise.all(
    [...scopes].map(scope => {
      const [site = everySite, channel] = scope.split(' ');
      return registry.pointers(site, channel);
    }),
  );
  const live = new Map(
    pointers
      .flat()
      .flatMap(liveOf)
      .map(one => [keyOf(one), one]),
  );
  const records = await Promise.all([...live.values()].map(({ remote, release }) => registry.find(remote, release)));
  return records.filter(record => record !== undefined);
};

/** Whether a script names an address below this prefix. */
const names = (text: string, prefix: string) =>
  ['"', "'", '`'].some(quote => text.includes(prefix === '/' ? `${quote}/${quote}` : quote + prefix));

/** Remotes that link to each of these prefixes, according to their scripts. */
const linkedBy = async (registry: Registry, users: readonly ReleaseRecord[], prefixes: readonly string[]) => {
  if (prefixes.length === 0) return {};
  const texts = await Promise.all(
    users.map(async record => {
      const scripts = await browserScripts(record, registry.store.folder(record.remote, record.release));
      return { remote: record.remote, text: Object.values(scripts).join('\n') };
    }),
  );
  return Object.fromEntries(
    prefixes.map(prefix => [prefix, texts.filter(({ text }) => names(text, prefix)).map(({ remote }) => remote)]),
  );
};

/** All live releases other than the candidate. */
export const readLive = async (registry: Registry, candidate: ReleaseRecord): Promise<LiveShop> => {
  const all = await liveRecords(registry);
  const own = all.filter(({ remote }) => remote === candidate.remote);
  const others = all.filter(record => record.remote !== candidate.remote && !isShell(record));
  const shell = all.find(isShell);
  const lost = lostRoutes(candidate, own).map(({ path }) => prefixOf(path));
  return { shell, others, own, linked: await linkedBy(registry, [...others, ...(shell ? [shell] : [])], lost) };
};
