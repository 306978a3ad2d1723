import { useQuery } from '@tanstack/react-query';
import { listStaffCoupons } from '@ortoo/contracts/endpoints';
import { useMessages } from '@ortoo/remote';
import { TicketIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportHref } from '../parts/export-query';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { CouponDetail } from './coupon-detail';
import { couponColumns, couponList, couponViews } from './coupons.list';
import { staffCouponsQuery } from './coupons.queries';

const Coupons = () => {
  const t = useMessages();
  const list = useList(couponList);
  const query = useQuery(staffCouponsQuery(list.query));
  const { open } = list.state;
  return (
    <Workplace title={t('coupons.title')}>
      <ListAndDetail detail={open && <CouponDetail key={open} list={list} number={open} />}>
        <DataTable
          {...{ list, query }}
          rows={query.data?.coupons}
          columns={couponColumns}
          rowId={({ number }) => number}
          caption={t('coupons.title')}
          searchLabel={t('coupons.search')}
          views={couponViews}
          exportHref={exportHref(listStaffCoupons, list.query)}
          empty={{ icon: <TicketIcon />, title: t('coupons.none'), text: t('coupons.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('coupons.title', Coupons);
