import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Vendor } from '@ortoo/contracts';
import { definePage, useHref, useMessages } from '@ortoo/remote';
import { Grid, Picture } from '@ortoo/ui';
import { tileStyle } from '../parts/tile-style';
import { vendorsQuery } from '../parts/brands.queries';
import { ListPage, listHead } from '../parts/list-page';
import { VendorRating } from './vendor-rating';

const VendorTile = ({ vendor }: { vendor: Vendor }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <article css={[tileStyle, style]}>
      <span className="picture">{vendor.logo && <Picture src={vendor.logo} alt="" sizes="5rem" maxWidth={320} />}</span>
      <div className="words">
        <h2>
          <a href={href(`/vendors/${vendor.code}`)}>{vendor.name}</a>
        </h2>
        <VendorRating vendor={vendor} />
        <p>{vendor.description}</p>
        <p className="count">{t('units.products', { count: vendor.products_count })}</p>
      </div>
    </article>
  );
};

const VendorsPage = () => {
  const query = useQuery(vendorsQuery());
  return (
    <ListPage texts="vendors" query={query}>
      <Grid as="ul" min="20rem" gap={2}>
        {query.data?.map(vendor => (
          <li key={vendor.id}>
            <VendorTile vendor={vendor} />
          </li>
        ))}
      </Grid>
    </ListPage>
  );
};

export const page = definePage({
  load: ({ queryClient }) => queryClient.ensureQueryData(vendorsQuery()),
  head: context => listHead(context, 'vendors', '/vendors'),
  Page: VendorsPage,
});

const style = css`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: 1.25rem;
  height: 100%;
  padding: 1.25rem;
  .picture {
    overflow: hidden;
    align-self: start;
    border-radius: 50%;
    background: var(--sand);
    aspect-ratio: 1;
  }
  .words {
    display: grid;
    align-content: start;
    gap: 0.375rem;
  }
  h2 {
    font-size: var(--text-lg);
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-lg);
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
`;
