import { useQuery } from '@tanstack/react-query';
import { listBankRefunds } from '@ortoo/contracts/endpoints';
import { useMessages } from '@ortoo/remote';
import { CircleCheckIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportHref } from '../parts/export-query';
import { GoneRow } from '../parts/gone-row';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { useOpenRow } from '../parts/use-open-row';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { RefundDetail } from './refund-detail';
import { refundColumns, refundList, refundViews } from './refunds.list';
import { refundsQuery } from './refunds.queries';

const rowId = ({ id }: { id: number }) => String(id);

const Refunds = () => {
  const t = useMessages();
  const list = useList(refundList);
  const query = useQuery(refundsQuery(list.query));
  const rows = query.data?.bank_refunds;
  const { row, isGone, openNext } = useOpenRow(list, rows, rowId);
  const detail = row && <RefundDetail key={row.id} list={list} refund={row} onPaid={openNext} />;
  return (
    <Workplace title={t('refunds.title')} text={t('refunds.text')}>
      <ListAndDetail detail={isGone ? <GoneRow list={list} /> : detail}>
        <DataTable
          {...{ list, query, rows, rowId }}
          columns={refundColumns}
          caption={t('refunds.title')}
          searchLabel={t('refunds.search')}
          firstView="refunds.views.open"
          views={refundViews}
          exportHref={exportHref(listBankRefunds, list.query)}
          empty={{ icon: <CircleCheckIcon />, title: t('refunds.none'), text: t('refunds.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('refunds.title', Refunds);
