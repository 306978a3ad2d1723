import { createCache } from '@ortoo/cache';
import { type Site, sites } from './sites';

/** Maps host names to sites, and sites to their public addresses. */
export interface SiteHosts {
  /** The site that a `Host` header names; undefined for an unknown name, or none at all. */
  siteOf: (host: string | undefined) => Site | undefined;
  /** Public origin of a site: scheme, name and port, no slash at the end. */
  originOf: (code: string) => string;
}

export interface SiteHostsOptions {
  /** Public origin of the first site; read lazily, for the port may be known late. */
  origin: () => string;
  /** Public origins of the other sites by code. */
  siteOrigins?: Readonly<Record<string, string>>;
  /** Only public origins count: neither example names nor machine addresses lead to a site. */
  production: boolean;
}

const hostHeader = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,252}))(?::\d{1,5})?$/i;

/** Host name of a `Host` header in lower case; undefined when the header is not one. */
export const hostNameOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : hostHeader.exec(header)?.[1]?.toLowerCase();

const isMachine = (name: string): boolean =>
  name === 'localhost' || name.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(name);

export const createSiteHosts = ({ origin, siteOrigins = {}, production }: SiteHostsOptions): SiteHosts => {
  const [first] = sites;

  const originOf = (code: string): string => {
    const own = new URL(siteOrigins[code] ?? origin()).origin;
    const site = sites.find(candidate => candidate.code === code);
    const [example] = site?.hosts ?? [];
    if (production || siteOrigins[code] !== undefined || example === undefined) return own;
    const { protocol, port } = new URL(own);
    return `${protocol}//${example}${port && `:${port}`}`;
  };

  const isSite = (site: Site, name: string): boolean => {
    if (site === first || siteOrigins[site.code] !== undefined) {
      if (new URL(originOf(site.code)).hostname === name) return true;
    }
    return !production && (site.hosts.includes(name) || (site === first && isMachine(name)));
  };

  // Every request asks twice, and reading origins takes longer than the rest of its hooks.
  const known = createCache<Site>({ maxEntries: 100 });
  return {
    originOf,
    siteOf: header => {
      const name = hostNameOf(header);
      if (name === undefined) return undefined;
      const site = known.get(name) ?? sites.find(candidate => isSite(candidate, name));
      if (site) known.set(name, site);
      return site;
    },
  };
};
