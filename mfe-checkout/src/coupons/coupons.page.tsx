import { useQuery } from '@tanstack/react-query';
import { definePersonalPage, useMessages } from '@ortoo/remote';
import { TicketIcon } from '@ortoo/ui';
import { ListPage } from '../parts/list-page';
import { CouponCard } from '../parts/ticket/coupon-card';
import { ticketItem } from '../parts/ticket/ticket-item-style';
import { TicketTools } from '../parts/ticket/ticket-tools';
import { myCouponsQuery } from './coupons.queries';

const CouponsPage = () => {
  const t = useMessages();
  const list = useQuery(myCouponsQuery());
  return (
    <ListPage
      title={t('coupon.title')}
      list={list}
      items={list.data?.coupons}
      empty={{ icon: <TicketIcon />, title: t('coupon.empty'), text: t('coupon.emptyText') }}
    >
      {coupon => (
        <li key={coupon.id} css={ticketItem}>
          <CouponCard coupon={coupon} level={2} />
          <TicketTools ticket={coupon} />
        </li>
      )}
    </ListPage>
  );
};

export const page = definePersonalPage('coupon.title', CouponsPage);
