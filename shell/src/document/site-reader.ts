import { shopPaths, type SiteData } from '@ortoo/contracts';
import type { Api } from '@ortoo/http';

/** Milliseconds for which what was read is used for every page. */
const freshFor = 30_000;
/** Milliseconds until a site that could not be read is tried again. */
const retryAfter = 2_000;

/** What a site is. */
export interface SiteReading {
  site: SiteData;
  /** The Shop API does not answer: this is what it said before. */
  outage: boolean;
}

/** A page names a few categories; the whole tree is the catalogue's own. */
const forPages = (site: SiteData): SiteData => ({ ...site, taxons: site.taxons.filter(taxon => taxon.depth <= 1) });

/** Reads what a site is, once for many pages. What was read once serves while the Shop API does not answer. */
export const createSiteReader = (clock: () => number) => {
  const entries = new Map<string, { until: number; reading: Promise<SiteReading> }>();
  const last = new Map<string, SiteData>();

  const read = async (api: Api, key: string): Promise<SiteReading> => {
    try {
      const site = forPages(await api.shop.get<SiteData>(shopPaths.siteData));
      last.set(key, site);
      return { site, outage: false };
    } catch (error) {
      const site = last.get(key);
      if (!site) throw error;
      return { site, outage: true };
    }
  };

  return (api: Api, key: string): Promise<SiteReading> => {
    const entry = entries.get(key);
    if (entry && clock() < entry.until) return entry.reading;
    const next = { until: clock() + freshFor, reading: read(api, key) };
    entries.set(key, next);
    next.reading.then(
      ({ outage }) => void (outage && (next.until = clock() + retryAfter)),
      () => void (entries.get(key) === next && entries.delete(key)),
    );
    return next.reading;
  };
};
