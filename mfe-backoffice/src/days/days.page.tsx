import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { CalendarIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { DayDetail } from './day-detail';
import { dayColumns, dayList } from './days.list';
import { daysQuery } from './days.queries';

const Days = () => {
  const t = useMessages();
  const list = useList(dayList);
  const query = useQuery(daysQuery(list.query));
  const { open } = list.state;
  return (
    <Workplace title={t('days.title')} text={t('days.text')}>
      <ListAndDetail detail={open && <DayDetail key={open} list={list} date={open} />}>
        <DataTable
          {...{ list, query }}
          rows={query.data?.days}
          columns={dayColumns}
          rowId={({ day }) => day}
          caption={t('days.title')}
          empty={{ icon: <CalendarIcon />, title: t('days.none'), text: t('days.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('days.title', Days);
