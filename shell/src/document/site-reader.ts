import { isDeepStrictEqual } from 'node:util';
import { createCache } from '@ortoo/cache';
import type { SiteData } from '@ortoo/contracts';
import { getSiteData } from '@ortoo/contracts/endpoints';
import { call, type Api } from '@ortoo/http';

/** Milliseconds for which a result is reused for every page. */
const freshFor = 30_000;
/** Milliseconds until a failed read is retried. */
const retryAfter = 2_000;

/** Max number of results; a site has one for each language. */
const maxEntries = 200;

/** Creates an api that reports an outage. */
export type Connect = (onOutage: (isOutage: boolean) => void) => Api;

/** Result of reading a site. */
export interface SiteReading {
  site: SiteData;
  /** The Shop API or its database does not respond: this is the last response. */
  outage: boolean;
}

/**
 * Pages need few categories; the whole tree belongs to the catalogue. Equal data keeps the time of its first reading, so
 * that pages without changes have the same HTML.
 */
const forPages = (site: SiteData, last: SiteData | undefined): SiteData => {
  const read = { ...site, taxons: site.taxons.filter(taxon => taxon.depth <= 1) };
  return last && isDeepStrictEqual({ ...read, generated_at: last.generated_at }, last) ? last : read;
};

/** Reads a site's data once for many pages. The last result is used while the Shop API does not respond. */
export const createSiteReader = (clock: () => number) => {
  const readings = createCache<SiteReading>({
    maxEntries,
    now: clock,
    expires: (from, reading) => from + (reading?.outage ? retryAfter : freshFor),
  });

  const read = async (connect: Connect, key: string): Promise<SiteReading> => {
    try {
      let outage = false;
      const api = connect(isOutage => (outage = isOutage));
      const site = forPages(await call(api, getSiteData), readings.last(key)?.site);
      return { site, outage };
    } catch (error) {
      const last = readings.last(key);
      if (!last) throw error;
      return { site: last.site, outage: true };
    }
  };

  /** @param key of a result that others may share; a draft has none */
  return (connect: Connect, key: string | undefined): Promise<SiteReading> =>
    key === undefined ? read(connect, '') : readings.fetch(key, () => read(connect, key));
};
