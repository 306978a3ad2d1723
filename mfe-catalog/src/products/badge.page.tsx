import { useMemo } from 'react';
import type { SiteData } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { definePage, useHref, useMessages, useSite, type PageProps } from '@ortoo/remote';
import { leadingTo } from '../parts/leading-on';
import { Listing } from './listing';
import { listingHead } from './listing-head';
import { loadListing } from './load-listing';

const pathOf = (code: string) => `/badges/${code}`;
const badgeOf = ({ badges }: SiteData, { code }: PageProps['params']) =>
  Object.values(badges).find(badge => badge.code === code);

const BadgePage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const site = useSite();
  const roots = useMemo(() => site.taxons.filter(taxon => taxon.depth === 0), [site]);
  const badge = badgeOf(site, params);
  if (!badge) return null;
  return (
    <Listing
      path={pathOf(badge.code)}
      scope={{ badge: badge.id }}
      title={badge.name}
      crumbs={[{ label: t('nav.products'), href: href('/products') }, { label: badge.name }]}
      categories={roots}
    />
  );
};

export const page = definePage({
  load: async context => {
    const badge = badgeOf(context.siteData, context.params);
    if (!badge) {
      throw leadingTo(new ApiError(404, 'NOT_FOUND', ''), { path: '/products', label: context.t('nav.products') });
    }
    await loadListing(context, pathOf(badge.code), { badge: badge.id });
  },
  head: context => {
    const { params, siteData, t } = context;
    const badge = badgeOf(siteData, params);
    if (!badge) return { title: '' };
    const path = pathOf(badge.code);
    return {
      title: badge.name,
      description: t('listing.badgeDescription', { name: badge.name, site: siteData.configs.name }),
      ...listingHead(context, path, { badge: badge.id }),
      breadcrumbs: [
        { label: t('nav.products'), path: '/products' },
        { label: badge.name, path },
      ],
    };
  },
  Page: BadgePage,
});
