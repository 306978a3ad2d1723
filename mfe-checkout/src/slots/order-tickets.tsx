import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useMessages, type SlotProps } from '@ortoo/remote';
import { orderQuery } from '@ortoo/remote/order-query';
import { Section } from '@ortoo/ui';
import { LicensePanel } from '../parts/license-panel';
import { OrderTickets } from '../parts/ticket/order-tickets';

/** Coupons, tickets and licence keys of an order, ready to use. */
export const Slot = ({ number }: SlotProps<'checkout.order-tickets'>) => {
  const t = useMessages();
  const { data: order, dataUpdatedAt } = useQuery(orderQuery(number));
  if (!order) return null;
  const { coupons, licenses = [] } = order;
  const isUsable = coupons.some(({ state }) => state === 'active');
  return (
    <div css={style}>
      {coupons.length > 0 && (
        <Section title={t('order.coupons')} {...(isUsable && { text: t('order.couponsText') })}>
          <OrderTickets tickets={coupons} asOf={dataUpdatedAt} />
        </Section>
      )}
      {licenses.length > 0 && (
        <Section title={t('order.licenses')}>
          <ul>
            {licenses.map(license => (
              <LicensePanel key={license.id} license={license} />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-5);
  ul {
    display: grid;
    gap: var(--space-2);
  }
`;
