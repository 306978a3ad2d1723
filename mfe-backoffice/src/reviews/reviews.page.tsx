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
import { ReviewDetail } from './review-detail';
import { reviewColumns, reviewList, reviewViews } from './reviews.list';
import { staffReviewsQuery } from './reviews.queries';

const rowId = ({ id }: { id: number }) => String(id);

const Reviews = () => {
  const t = useMessages();
  const list = useList(reviewList);
  const query = useQuery(staffReviewsQuery(list.query));
  const rows = query.data?.reviews;
  const { row, isGone, openNext } = useOpenRow(list, rows, rowId);
  const detail = row && <ReviewDetail key={row.id} list={list} review={row} onDecided={openNext} />;
  return (
    <Workplace title={t('reviews.title')}>
      <ListAndDetail detail={isGone ? <GoneRow list={list} /> : detail}>
        <DataTable
          {...{ list, query, rows, rowId }}
          columns={reviewColumns}
          caption={t('reviews.title')}
          firstView="reviews.states.pending"
          views={reviewViews}
          empty={{ icon: <CircleCheckIcon />, title: t('reviews.none'), text: t('reviews.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('reviews.title', Reviews);
