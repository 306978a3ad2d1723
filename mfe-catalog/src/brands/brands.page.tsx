import { useQuery } from '@tanstack/react-query';
import { definePage } from '@ortoo/remote';
import { Grid } from '@ortoo/ui';
import { BrandTile } from '../parts/brand-tile';
import { brandsQuery } from '../parts/brands.queries';
import { ListPage, listHead } from '../parts/list-page';

const BrandsPage = () => {
  const query = useQuery(brandsQuery());
  return (
    <ListPage texts="brands" query={query}>
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
  head: context => listHead(context, 'brands', '/brands'),
  Page: BrandsPage,
});
