import { useMemo } from 'react';
import { localizePath } from '@ortoo/i18n';
import { definePage, useHref, useMessages, useSearchParams, useSite } from '@ortoo/remote';
import { breadcrumbList } from '../parts/structured-data.rules';
import { Listing } from './listing';
import { listingHead } from './listing-head';
import { readListing } from './listing-state.rules';
import { loadListing } from './load-listing';

const path = '/products';

const Products = () => {
  const t = useMessages();
  const href = useHref();
  const { taxons } = useSite();
  const roots = useMemo(() => taxons.filter(taxon => taxon.depth === 0), [taxons]);
  const [search] = useSearchParams();
  const { q } = readListing(search);
  const all = t('nav.products');
  const found = t('listing.found', { q });
  return (
    <Listing
      path={path}
      title={q ? found : all}
      crumbs={q ? [{ label: all, href: href(path) }, { label: found }] : [{ label: all }]}
      categories={roots}
    />
  );
};

export const page = definePage({
  load: context => loadListing(context, path),
  head: context => {
    const { t, search, locale, siteData } = context;
    const { q } = readListing(search);
    return {
      title: q ? t('listing.found', { q }) : t('nav.products'),
      description: t('listing.description', { site: siteData.configs.name }),
      ...listingHead(context, path),
      jsonLd: [breadcrumbList([{ label: t('nav.products'), href: localizePath(path, locale) }])],
    };
  },
  Page: Products,
});
