import { useQuery } from '@tanstack/react-query';
import { definePage, useHref, useMessages, type PageProps } from '@ortoo/remote';
import { keepingQuery } from '../parts/leading-on';
import { LateTaxonLinks } from './filter-parts';
import { Listing } from './listing';
import { listingHead } from './listing-head';
import { loadListing } from './load-listing';
import { taxonQuery } from './products.queries';

const permalinkOf = (params: PageProps['params']) => (params['*'] ?? '').replace(/\/+$/, '');
const pathOf = (permalink: string) => `/t/${permalink}`;

const Taxon = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const permalink = permalinkOf(params);
  const { data: taxon } = useQuery(taxonQuery(permalink));
  if (!taxon) return null;
  const steps = taxon.path.map(step => ({ label: step.name, href: href(pathOf(step.permalink)) }));
  return (
    <Listing
      path={pathOf(permalink)}
      scope={{ taxon: permalink }}
      title={taxon.name}
      crumbs={[{ label: t('nav.products'), href: href('/products') }, ...steps]}
      categories={taxon.children}
      links={taxon.children.length > 0 && <LateTaxonLinks name={taxon.name} taxons={taxon.children} />}
    />
  );
};

export const page = definePage({
  load: async context => {
    const permalink = permalinkOf(context.params);
    const { queryClient } = context;
    const taxon = queryClient.ensureQueryData(taxonQuery(permalink)).catch((error: unknown) => {
      throw keepingQuery(error, context.search);
    });
    await Promise.all([taxon, loadListing(context, pathOf(permalink), { taxon: permalink })]);
  },
  head: context => {
    const { params, queryClient, siteData, t } = context;
    const permalink = permalinkOf(params);
    const taxon = queryClient.getQueryData(taxonQuery(permalink).queryKey);
    const steps = (taxon?.path ?? []).map(step => ({ label: step.name, path: pathOf(step.permalink) }));
    const name = taxon?.name ?? '';
    return {
      title: name,
      description: t('listing.taxonDescription', { name, site: siteData.configs.name }),
      ...listingHead(context, pathOf(permalink), { taxon: permalink }),
      breadcrumbs: [{ label: t('nav.products'), path: '/products' }, ...steps],
    };
  },
  Page: Taxon,
});
