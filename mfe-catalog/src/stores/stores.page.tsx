import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Store } from '@ortoo/contracts';
import { bindNumbers, formatPhone } from '@ortoo/i18n';
import { definePage, useMessages } from '@ortoo/remote';
import { Badge, EmptyState, Grid, Section, TextLink } from '@ortoo/ui';
import { storesQuery } from '../parts/brands.queries';
import { ListPage, listHead } from '../parts/list-page';
import { OpeningHours } from '../parts/opening-hours';
import { storeData } from './store-data.rules';

const StoreCard = ({ store }: { store: Store }) => {
  const t = useMessages();
  return (
    <article css={cardStyle}>
      <h3>{store.name}</h3>
      <address>{bindNumbers(store.address)}</address>
      {store.directions && <p>{store.directions}</p>}
      <OpeningHours hours={store.hours} />
      <TextLink href={`tel:${store.phone}`}>{formatPhone(store.phone)}</TextLink>
      {store.kind === 'pickup' && <Badge>{t('stores.pickupOnly')}</Badge>}
    </article>
  );
};

const StoresPage = () => {
  const t = useMessages();
  const query = useQuery(storesQuery());
  const kinds = ['store', 'pickup'] as const;
  return (
    <ListPage texts="stores" query={query}>
      {query.data?.length === 0 && <EmptyState title={t('stores.none')} />}
      {kinds.map(kind => {
        const stores = query.data?.filter(store => store.kind === kind) ?? [];
        if (stores.length === 0) return null;
        return (
          <Section key={kind} title={t(`stores.kinds.${kind}`)}>
            <Grid as="ul" min="22rem" gap={2}>
              {stores.map(store => (
                <li key={store.id} id={store.code}>
                  <StoreCard store={store} />
                </li>
              ))}
            </Grid>
          </Section>
        );
      })}
    </ListPage>
  );
};

export const page = definePage({
  load: ({ queryClient }) => queryClient.ensureQueryData(storesQuery()),
  head: context => ({
    ...listHead(context, 'stores', '/stores'),
    jsonLd: (context.queryClient.getQueryData(storesQuery().queryKey) ?? []).map(storeData),
  }),
  Page: StoresPage,
});

const cardStyle = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.75rem;
  height: 100%;
  padding: 1.5rem;
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  h3 {
    font-size: var(--text-lg);
  }
  address {
    font-style: normal;
    line-height: 1.5;
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
`;
