import { createCache } from '@ortoo/cache';
import type { Site } from './site-shapes';

/** Maps host names to sites, and sites to their public addresses. */
export interface SiteHosts {
  /** The site that a `Host` header names; undefined for an unknown name, or none at all. */
  siteOf: (host: string | undefined) => Site | undefined;
  /** Public origin of a site: scheme, name and port, no slash at the end. */
  originOf: (code: string) => string;
}

export interface SiteHostsOptions {
  /** What is published now, the main site first; another array after a change. */
  sites: () => readonly [Site, ...Site[]];
  /** Public origin of the first site; read lazily, for the port may be known late. */
  origin: () => string;
  /** Public origins of the other sites by code; they go before the configuration. */
  siteOrigins?: Readonly<Record<string, string>>;
  /** Only public names count: neither example names nor machine addresses lead to a site. */
  production: boolean;
}

const hostHeader = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,252}))(?::\d{1,5})?$/i;

/** Host name of a `Host` header in lower case; undefined when the header is not one. */
export const hostNameOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : hostHeader.exec(header)?.[1]?.toLowerCase();

const isMachine = (name: string): boolean =>
  name === 'localhost' || name.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(name);

/** Names that nobody can own (RFC 2606). */
const isExample = (name: string): boolean => /(?:^|\.)(?:localhost|example|test|invalid)$/.test(name);

export const createSiteHosts = ({ sites, origin, siteOrigins = {}, production }: SiteHostsOptions): SiteHosts => {
  const namesOf = (site: Site): readonly string[] =>
    production ? site.hosts.filter(name => !isExample(name)) : site.hosts;

  const originOf = (code: string): string => {
    const own = new URL(siteOrigins[code] ?? origin()).origin;
    const [first] = sites();
    const site = sites().find(candidate => candidate.code === code);
    const name = site && site !== first ? namesOf(site)[0] : undefined;
    if (siteOrigins[code] !== undefined || name === undefined) return own;
    const { protocol, port } = new URL(own);
    return `${protocol}//${name}${port && `:${port}`}`;
  };

  const isSite = (site: Site, name: string): boolean => {
    const [first] = sites();
    if (site === first || siteOrigins[site.code] !== undefined) {
      if (new URL(originOf(site.code)).hostname === name) return true;
    }
    return namesOf(site).includes(name) || (!production && site === first && isMachine(name));
  };

  // Every request asks twice, and reading origins takes longer than the rest of its hooks.
  const known = createCache<Site>({ maxEntries: 100 });
  let knownOf: readonly Site[] | undefined;
  return {
    originOf,
    siteOf: header => {
      const name = hostNameOf(header);
      if (name === undefined) return undefined;
      const published = sites();
      if (knownOf !== published) known.evict(() => true);
      knownOf = published;
      const site = known.get(name) ?? published.find(candidate => isSite(candidate, name));
      if (site) known.set(name, site);
      return site;
    },
  };
};
