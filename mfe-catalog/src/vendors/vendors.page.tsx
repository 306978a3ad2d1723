import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Vendor } from '@ortoo/contracts';
import { definePage, useHref, useMessages } from '@ortoo/remote';
import { Grid, Picture } from '@ortoo/ui';
import { vendorsQuery } from '../parts/brands.queries';
import { ListPage } from '../parts/list-page';
import { VendorRating } from './vendor-rating';

const VendorTile = ({ vendor }: { vendor: Vendor }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <article css={tileStyle}>
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
  const t = useMessages();
  const query = useQuery(vendorsQuery());
  return (
    <ListPage title={t('vendors.title')} text={t('vendors.text')} query={query}>
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
  head: ({ t }) => ({
    title: t('vendors.title'),
    description: t('vendors.text'),
    breadcrumbs: [
      { label: t('nav.home'), path: '/' },
      { label: t('vendors.title'), path: '/vendors' },
    ],
  }),
  Page: VendorsPage,
});

const tileStyle = css`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: 1.25rem;
  height: 100%;
  padding: 1.25rem;
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  transition: box-shadow var(--calm) var(--ease);
  &:hover {
    box-shadow: var(--shadow-2);
  }
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
