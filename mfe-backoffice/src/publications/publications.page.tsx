import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { CircleCheckIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { GoneRow } from '../parts/gone-row';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { useOpenRow } from '../parts/use-open-row';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { PublicationDetail } from './publication-detail';
import { publicationColumns, publicationList, publicationViews } from './publications.list';
import { staffPublicationsQuery } from './publications.queries';

const rowId = ({ id }: { id: number }) => String(id);

const Publications = () => {
  const t = useMessages();
  const list = useList(publicationList);
  const query = useQuery(staffPublicationsQuery(list.query));
  const rows = query.data?.publications;
  const { row, isGone, openNext } = useOpenRow(list, rows, rowId);
  const detail = row && <PublicationDetail key={row.id} list={list} publication={row} onDecided={openNext} />;
  return (
    <Workplace title={t('publications.title')}>
      <ListAndDetail detail={isGone ? <GoneRow list={list} /> : detail}>
        <DataTable
          {...{ list, query, rows, rowId }}
          columns={publicationColumns}
          caption={t('publications.title')}
          searchLabel={t('publications.search')}
          firstView="publications.states.submitted"
          views={publicationViews}
          empty={{ icon: <CircleCheckIcon />, title: t('publications.none'), text: t('publications.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('publications.title', Publications);
