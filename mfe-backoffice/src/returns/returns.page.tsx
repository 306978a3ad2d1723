import { useQuery } from '@tanstack/react-query';
import { listStaffReturns } from '@ortoo/contracts/endpoints';
import { useMessages } from '@ortoo/remote';
import { UndoIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportHref } from '../parts/export-query';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { ReturnDetail } from './return-detail';
import { returnColumns, returnList, returnViews } from './returns.list';
import { staffReturnsQuery } from './returns.queries';

const Returns = () => {
  const t = useMessages();
  const list = useList(returnList);
  const query = useQuery(staffReturnsQuery(list.query));
  const { open } = list.state;
  return (
    <Workplace title={t('returns.title')}>
      <ListAndDetail detail={open && <ReturnDetail key={open} list={list} id={open} />}>
        <DataTable
          {...{ list, query }}
          rows={query.data?.return_authorizations}
          columns={returnColumns}
          rowId={({ id }) => String(id)}
          caption={t('returns.title')}
          searchLabel={t('returns.search')}
          views={returnViews}
          exportHref={exportHref(listStaffReturns, list.query)}
          empty={{ icon: <UndoIcon />, title: t('returns.none'), text: t('returns.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('returns.title', Returns);
