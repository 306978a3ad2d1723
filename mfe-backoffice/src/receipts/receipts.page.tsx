import { useQuery } from '@tanstack/react-query';
import { listStaffReceipts } from '@ortoo/contracts/endpoints';
import { useMessages } from '@ortoo/remote';
import { CircleCheckIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { GoneRow } from '../parts/gone-row';
import { exportHref } from '../parts/export-query';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { useOpenRow } from '../parts/use-open-row';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { ReceiptBulk } from './receipt-bulk';
import { ReceiptDetail } from './receipt-detail';
import { receiptColumns, receiptList, receiptViews } from './receipts.list';
import { receiptsQuery } from './receipts.queries';

const rowId = ({ order_number }: { order_number: string }) => order_number;

const Receipts = () => {
  const t = useMessages();
  const list = useList(receiptList);
  const query = useQuery(receiptsQuery(list.query));
  const rows = query.data?.receipts;
  const { row, isGone, openNext } = useOpenRow(list, rows, rowId);
  const detail = row && <ReceiptDetail key={row.order_number} list={list} receipt={row} onDone={openNext} />;
  return (
    <Workplace title={t('receipts.title')} text={t('receipts.text')}>
      <ListAndDetail detail={isGone ? <GoneRow list={list} /> : detail}>
        <DataTable
          {...{ list, query, rows, rowId }}
          columns={receiptColumns}
          caption={t('receipts.title')}
          searchLabel={t('receipts.search')}
          firstView="receipts.views.failed"
          views={receiptViews}
          exportHref={exportHref(listStaffReceipts, list.query)}
          empty={{ icon: <CircleCheckIcon />, title: t('receipts.none'), text: t('receipts.noneText') }}
          bulk={(selected, clear) => <ReceiptBulk rows={selected} onDone={clear} />}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('receipts.title', Receipts);
