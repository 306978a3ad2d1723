import { shopPaths, type SiteData } from '@ortoo/contracts';
import type { Api } from '@ortoo/http';

const siteDataFor = 30_000;

/** A page names a few categories; the whole tree is the catalogue's own. */
const forPages = (site: SiteData): SiteData => ({ ...site, taxons: site.taxons.filter(taxon => taxon.depth <= 1) });

/** Reads what a site is, once for many pages. */
export const createSiteReader = (clock: () => number) => {
  const known = new Map<string, { at: number; data: Promise<SiteData> }>();
  return (api: Api, key: string): Promise<SiteData> => {
    const entry = known.get(key);
    if (entry && clock() - entry.at < siteDataFor) return entry.data;
    const data = api.shop.get<SiteData>(shopPaths.siteData).then(forPages);
    known.set(key, { at: clock(), data });
    data.catch(() => known.delete(key));
    return data;
  };
};
