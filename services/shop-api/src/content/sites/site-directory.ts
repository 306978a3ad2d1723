import { createCache } from '@ortoo/cache';
import type { SiteDocument } from '@ortoo/contracts';
import { siteDocumentSchema } from '@ortoo/contracts/schema';
import { perDatabase } from '../../db/cached-read';
import { type ChangeFeed, transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import type { FirstSite, Site } from '../site-shapes';
import { exampleSites, firstSites } from '../sites';
import { insertSite, listPublished } from './sites.tables';

type Sites = readonly [Site, ...Site[]];

/** Milliseconds until a change is seen whose report was lost. */
const goodFor = 60_000;
const key = 'published';

/** With the defaults of settings that are newer than the version. */
const complete = (config: SiteDocument): SiteDocument => {
  const parsed = siteDocumentSchema.safeParse(config);
  return parsed.success ? parsed.data : config;
};

const readSites = async (db: Db): Promise<Sites> => {
  const published = await listPublished(db);
  const [first, ...others] = published.map(({ code, version, config }): Site => ({
    ...complete(config),
    code,
    version,
  }));
  if (!first) throw new Error('The database has no site');
  return [first, ...others];
};

/** The published sites of a database, in memory: a request needs its own several times. */
const createDirectory = (feed: ChangeFeed) => {
  const cache = createCache<Sites>({ maxEntries: 1, now: () => performance.now(), expires: from => from + goodFor });
  const listeners: (() => void)[] = [];
  let root: Db | undefined;
  let announced: Sites | undefined;

  const reload = async (): Promise<void> => {
    const db = root;
    if (!db) throw new Error('Open the sites with openSites()');
    const sites = await cache.fetch(key, () => readSites(db), { tags: ['site'] });
    if (sites === announced) return;
    announced = sites;
    listeners.forEach(listener => listener());
  };
  // Until it is read, and while the database is down, the last known sites serve.
  const reloadLater = () => void reload().catch(() => undefined);

  feed.subscribe(({ tag }) => {
    if (tag !== 'site') return;
    cache.invalidate(tag);
    reloadLater();
  });

  const all = (): Sites => {
    const known = cache.last(key);
    if (!known) throw new Error('Open the sites with openSites()');
    if (!cache.get(key) && !cache.isReading(key)) reloadLater();
    return known;
  };

  return {
    all,
    /** The site of this code, else the first. */
    find: (code: string | undefined): Site => all().find(site => site.code === code) ?? all()[0],
    /** Resolves when this process serves what is published. */
    reload,
    open: (db: Db): Promise<void> => {
      root = db;
      return reload();
    },
    /** Calls back when something else is published. */
    onChange: (listener: () => void) => void listeners.push(listener),
  };
};

export type SiteDirectory = ReturnType<typeof createDirectory>;

/** The sites of a database, which `openSites` has opened; the same for its transactions. */
export const sitesOf = perDatabase(createDirectory);

/** The site of this code, else the first. */
export const findSite = (db: Db, code: string | undefined): Site => sitesOf(db).find(code);

const insertMissing = (db: Db, sites: readonly FirstSite[], now: Date): Promise<void> =>
  transact(db, async trx => {
    for (const { code, ...config } of sites) {
      await insertSite(trx, code, { config, author_id: null, at: now, note: '' });
    }
  });

/** Reads the sites of a migrated database. One that has none, or lacks an example, gets them. */
export const openSites = async (
  db: Db,
  { now, production }: { now: Date; production: boolean },
): Promise<SiteDirectory> => {
  await insertMissing(db, production ? firstSites : [...firstSites, ...exampleSites], now);
  const directory = sitesOf(db);
  await directory.open(db);
  return directory;
};
