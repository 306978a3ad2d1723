import { useQuery } from '@tanstack/react-query';
import { listUnmatchedPayments } from '@ortoo/contracts/endpoints';
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
import { Differences } from './differences';
import { UnmatchedDetail } from './unmatched-detail';
import { unmatchedColumns, unmatchedList, unmatchedViews } from './unmatched.list';
import { unmatchedQuery } from './unmatched.queries';

const rowId = ({ id }: { id: number }) => String(id);

const Unmatched = () => {
  const t = useMessages();
  const list = useList(unmatchedList);
  const query = useQuery(unmatchedQuery(list.query));
  const rows = query.data?.unmatched_payments;
  const { row, isGone, openNext } = useOpenRow(list, rows, rowId);
  const detail = row && <UnmatchedDetail key={row.id} list={list} payment={row} onDecided={openNext} />;
  return (
    <Workplace title={t('unmatched.title')} text={t('unmatched.text')}>
      <Differences />
      <ListAndDetail detail={isGone ? <GoneRow list={list} /> : detail}>
        <DataTable
          {...{ list, query, rows, rowId }}
          columns={unmatchedColumns}
          caption={t('unmatched.title')}
          searchLabel={t('unmatched.search')}
          firstView="unmatched.views.open"
          views={unmatchedViews}
          exportHref={exportHref(listUnmatchedPayments, list.query)}
          empty={{ icon: <CircleCheckIcon />, title: t('unmatched.none'), text: t('unmatched.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('unmatched.title', Unmatched);
