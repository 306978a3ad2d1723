import { useQuery } from '@tanstack/react-query';
import { documentPaths, shopApiPrefix } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { BagIcon, ButtonLink, ListIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportQuery } from '../parts/export-query';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { OrderBulk } from './order-bulk';
import { OrderDetail } from './order-detail';
import { narrowColumns, orderColumns, orderList, orderViews } from './orders.list';
import { staffOrdersQuery, vendorsQuery } from './orders.queries';

const Orders = () => {
  const t = useMessages();
  const href = useHref();
  const list = useList(orderList);
  const query = useQuery(staffOrdersQuery(list.query));
  const vendors = useQuery(vendorsQuery()).data?.vendors ?? [];
  const { open } = list.state;
  return (
    <Workplace
      title={t('orders.title')}
      actions={
        <ButtonLink kind="secondary" size="sm" href={href('/backoffice/pick-list')} icon={<ListIcon />}>
          {t('pickList.title')}
        </ButtonLink>
      }
    >
      <ListAndDetail detail={open && <OrderDetail key={open} list={list} number={open} />}>
        <DataTable
          {...{ list, query }}
          rows={query.data?.orders}
          columns={open ? narrowColumns : orderColumns}
          rowId={({ number }) => number}
          caption={t('orders.title')}
          searchLabel={t('orders.search')}
          choices={{ vendor_id: vendors.map(({ id, name }) => ({ value: String(id), label: name })) }}
          views={orderViews}
          empty={{ icon: <BagIcon />, title: t('orders.none'), text: t('orders.noneText') }}
          bulk={(rows, clear) => <OrderBulk rows={rows} onDone={clear} />}
          exportHref={shopApiPrefix + documentPaths.ordersCsv(exportQuery(list.query))}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('orders.title', Orders);
