import { useQuery } from '@tanstack/react-query';
import { definePage, useMessages } from '@ortoo/remote';
import { Grid } from '@ortoo/ui';
import { BrandTile } from '../parts/brand-tile';
import { brandsQuery } from '../parts/brands.queries';
import { ListPage } from '../parts/list-page';

const BrandsPage = () => {
  const t = useMessages();
  const query = useQuery(brandsQuery());
  return (
    <ListPage title={t('brands.title')} text={t('brands.text')} query={query}>
      <Grid as="ul" min="9rem" gap={2}>
        {query.data?.map(brand => (
          <li key={brand.id}>
            <BrandTile brand={brand} sizes="7rem" />
          </li>
        ))}
      </Grid>
    </ListPage>
  );
};

export const page = definePage({
  load: ({ queryClient }) => queryClient.ensureQueryData(brandsQuery()),
  head: ({ t }) => ({
    title: t('brands.title'),
    description: t('brands.text'),
    breadcrumbs: [
      { label: t('nav.home'), path: '/' },
      { label: t('brands.title'), path: '/brands' },
    ],
  }),
  Page: BrandsPage,
});
