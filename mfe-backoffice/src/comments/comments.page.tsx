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
import { CommentDetail } from './comment-detail';
import { commentColumns, commentList, commentViews } from './comments.list';
import { staffCommentsQuery } from './comments.queries';

const rowId = ({ id }: { id: number }) => String(id);

const Comments = () => {
  const t = useMessages();
  const list = useList(commentList);
  const query = useQuery(staffCommentsQuery(list.query));
  const rows = query.data?.comments;
  const { row, isGone, openNext } = useOpenRow(list, rows, rowId);
  const detail = row && <CommentDetail key={row.id} list={list} comment={row} onDecided={openNext} />;
  return (
    <Workplace title={t('comments.title')}>
      <ListAndDetail detail={isGone ? <GoneRow list={list} /> : detail}>
        <DataTable
          {...{ list, query, rows, rowId }}
          columns={commentColumns}
          caption={t('comments.title')}
          firstView="comments.states.held"
          views={commentViews}
          empty={{ icon: <CircleCheckIcon />, title: t('comments.none'), text: t('comments.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('comments.title', Comments);
