import { useEffect, useMemo } from 'react';
import { definePage, useHref, useMessages, useSearchParams, useSite } from '@ortoo/remote';
import { noteSearch } from '@ortoo/stores';
import { insideQuotes } from '../parts/inside-quotes';
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
  // Here and not in the search box, which may still be loading when a search is submitted.
  useEffect(() => noteSearch(q), [q]);
  const all = t('nav.products');
  const found = t('listing.found', { q: insideQuotes(q, t) });
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
    const { t, search, siteData } = context;
    const { q } = readListing(search);
    return {
      title: q ? t('listing.found', { q: insideQuotes(q, t) }) : t('nav.products'),
      description: t('listing.description', { site: siteData.configs.name }),
      ...listingHead(context, path),
      breadcrumbs: [{ label: t('nav.products'), path }],
    };
  },
  Page: Products,
});
