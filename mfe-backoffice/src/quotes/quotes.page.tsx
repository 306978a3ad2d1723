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
import { QuoteDetail } from './quote-detail';
import { quoteColumns, quoteList, quoteViews } from './quotes.list';
import { staffQuotesQuery } from './quotes.queries';

const rowId = ({ id }: { id: number }) => String(id);

const Quotes = () => {
  const t = useMessages();
  const list = useList(quoteList);
  const query = useQuery(staffQuotesQuery(list.query));
  const rows = query.data?.quotes;
  const { row, isGone, openNext } = useOpenRow(list, rows, rowId);
  const detail = row && <QuoteDetail key={row.id} list={list} quote={row} onDecided={openNext} />;
  return (
    <Workplace title={t('quotes.title')}>
      <ListAndDetail detail={isGone ? <GoneRow list={list} /> : detail}>
        <DataTable
          {...{ list, query, rows, rowId }}
          columns={quoteColumns}
          caption={t('quotes.title')}
          searchLabel={t('quotes.search')}
          firstView="quotes.states.open"
          views={quoteViews}
          empty={{ icon: <CircleCheckIcon />, title: t('quotes.none'), text: t('quotes.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('quotes.title', Quotes);
