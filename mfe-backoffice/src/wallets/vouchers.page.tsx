import { useQuery } from '@tanstack/react-query';
import { listStaffVouchers } from '@ortoo/contracts/endpoints';
import { useHref, useMessages } from '@ortoo/remote';
import { GiftIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportHref } from '../parts/export-query';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { voucherColumns, voucherList } from './vouchers.list';
import { vouchersQuery } from './wallets.queries';

const Vouchers = () => {
  const t = useMessages();
  const href = useHref();
  const list = useList(voucherList);
  const query = useQuery(vouchersQuery(list.query));
  return (
    <Workplace title={t('vouchers.title')} text={t('vouchers.text')}>
      <DataTable
        {...{ list, query }}
        rows={query.data?.vouchers}
        columns={voucherColumns}
        rowId={({ id }) => String(id)}
        hrefOf={({ customer }) => href(`/backoffice/wallets?open=${customer.id}`)}
        caption={t('vouchers.title')}
        searchLabel={t('vouchers.search')}
        exportHref={exportHref(listStaffVouchers, list.query)}
        empty={{ icon: <GiftIcon />, title: t('vouchers.none'), text: t('vouchers.noneText') }}
      />
    </Workplace>
  );
};

export const page = defineStaffPage('vouchers.title', Vouchers);
