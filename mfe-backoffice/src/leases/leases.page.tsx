import { useQuery } from '@tanstack/react-query';
import { listStaffLeases } from '@ortoo/contracts/endpoints';
import { useMessages } from '@ortoo/remote';
import { CircleCheckIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportHref } from '../parts/export-query';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { LeaseDetail } from './lease-detail';
import { leaseColumns, leaseList, leaseViews } from './leases.list';
import { leasesQuery } from './leases.queries';

const Leases = () => {
  const t = useMessages();
  const list = useList(leaseList);
  const query = useQuery(leasesQuery(list.query));
  const { open } = list.state;
  return (
    <Workplace title={t('leases.title')}>
      <ListAndDetail detail={open && <LeaseDetail key={open} list={list} number={open} />}>
        <DataTable
          {...{ list, query }}
          rows={query.data?.leases}
          columns={leaseColumns}
          rowId={({ number }) => number}
          caption={t('leases.title')}
          searchLabel={t('leases.search')}
          firstView="leases.views.overdue"
          views={leaseViews}
          exportHref={exportHref(listStaffLeases, list.query)}
          empty={{ icon: <CircleCheckIcon />, title: t('leases.none'), text: t('leases.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('leases.title', Leases);
