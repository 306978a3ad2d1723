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
import { MessageDetail } from './message-detail';
import { messageColumns, messageList, messageViews } from './messages.list';
import { messagesQuery } from './messages.queries';

const rowId = ({ id }: { id: number }) => String(id);

const Messages = () => {
  const t = useMessages();
  const list = useList(messageList);
  const query = useQuery(messagesQuery(list.query));
  const rows = query.data?.contact_forms;
  const { row, isGone, openNext } = useOpenRow(list, rows, rowId);
  const detail = row && <MessageDetail key={row.id} list={list} message={row} onDecided={openNext} />;
  return (
    <Workplace title={t('contact.title')}>
      <ListAndDetail detail={isGone ? <GoneRow list={list} /> : detail}>
        <DataTable
          {...{ list, query, rows, rowId }}
          columns={messageColumns}
          caption={t('contact.title')}
          firstView="contact.states.open"
          views={messageViews}
          empty={{ icon: <CircleCheckIcon />, title: t('contact.none'), text: t('contact.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('contact.title', Messages);
