import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failedPart, useHref, useMessages } from '@ortoo/remote';
import { ErrorPanel, Skeleton, StatusPill, TextLink } from '@ortoo/ui';
import { storesQuery } from '../parts/brands.queries';
import { OpeningHours } from '../parts/opening-hours';
import { stockItemsQuery } from './product.queries';
import { stockText } from './stock.rules';

/** The stores that have a variant, their stock as text, and opening hours. */
export const StoreStock = ({ variantId }: { variantId: number }) => {
  const t = useMessages();
  const href = useHref();
  const requested = useQuery(stockItemsQuery(variantId));
  const items = requested.data;
  const { data: stores } = useQuery(storesQuery());
  if (requested.isError) return <ErrorPanel {...failedPart(t, requested)} />;
  if (!items) return <Skeleton height="6rem" round />;
  const having = items.filter(item => item.stock_location_id !== null && item.count_on_hand > 0);
  if (having.length === 0) return <p role="status">{t('product.inStores.none')}</p>;
  return (
    <ul css={style} aria-label={t('product.inStores.title')}>
      {having.map(({ stock_location_id: id, stock_location_name: name, count_on_hand: stock }) => {
        const store = stores?.find(one => one.id === id);
        const text = stockText([{ stock, inStock: true, backorder: false, heldUntil: null }]);
        return (
          <li key={id}>
            <b>{store ? <TextLink href={href(`/stores#${store.code}`)}>{name}</TextLink> : name}</b>
            <StatusPill tone={text.key === 'low' ? 'waiting' : 'good'}>
              {text.key === 'low' ? t('state.lowStock', { count: text.count }) : t('state.inStock')}
            </StatusPill>
            {store && <OpeningHours hours={store.hours} />}
          </li>
        );
      })}
    </ul>
  );
};

const style = css`
  display: grid;
  gap: 0.625rem;
  width: 100%;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.375rem 1rem;
    padding: 0.875rem 1rem;
    border-radius: var(--radius);
    background: var(--sand);
  }
  li > div {
    width: 100%;
  }
`;
