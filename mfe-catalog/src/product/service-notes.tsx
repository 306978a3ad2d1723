import { css } from '@emotion/react';
import { isBooked } from '@ortoo/contracts';
import { formatRange } from '@ortoo/i18n';
import { useHref, useMessages } from '@ortoo/remote';
import { ShieldCheckIcon, StoreIcon, TextLink, TicketIcon, TruckIcon } from '@ortoo/ui';
import { Arrival } from './arrival';
import type { ProductView } from './product-view.rules';

const daysOf = ([from, to]: readonly [number, number]) => formatRange(Math.floor(from / 24), Math.ceil(to / 24));

/** Delivery, returns and vendor. */
export const ServiceNotes = ({ product }: { product: ProductView }) => {
  const t = useMessages();
  const href = useHref();
  const { shippable, store, alcohol, delivery_hours: delivery, return_hours: hours } = product;
  const isComing = Boolean(product.details.pre_order_at);
  const way = isBooked(product.kind) ? 'booking' : shippable ? 'goods' : 'code';
  return (
    <ul css={style}>
      {product.forSale && (
        <li>
          {shippable ? <TruckIcon /> : <TicketIcon />}
          <p>
            {t(`product.delivery.${isComing ? 'preOrder' : way}`, {
              city: delivery ? delivery.city[1] : '',
              country: delivery ? daysOf(delivery.country) : '',
            })}{' '}
            {shippable && <TextLink href={href('/pages/delivery')}>{t('product.delivery.more')}</TextLink>}
            {delivery && !isComing && <Arrival hours={delivery.city} />}
          </p>
        </li>
      )}
      <li>
        <ShieldCheckIcon />
        <p>
          {t(`product.returns.${way}`, { hours })}{' '}
          <TextLink href={href('/pages/returns')}>{t('product.returns.more')}</TextLink>
        </p>
      </li>
      <li>
        <StoreIcon />
        <p>
          {t('product.soldBy')} <TextLink href={href(`/vendors/${store.code}`)}>{store.name}</TextLink>
        </p>
      </li>
      {alcohol && (
        <li>
          <strong aria-hidden="true">21+</strong>
          <p>{t('product.adults')}</p>
        </li>
      )}
    </ul>
  );
};

const style = css`
  display: grid;
  gap: 0.875rem;
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
  font-size: var(--text-sm);
  line-height: 1.5;
  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: 0.875rem;
  }
  svg {
    width: 1.375rem;
    height: 1.375rem;
    color: var(--ink-soft);
    stroke-width: 1.6;
  }
  strong {
    color: var(--bad);
    font-size: var(--text-xs);
  }
`;
