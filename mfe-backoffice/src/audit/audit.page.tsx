import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listAuditEntries } from '@ortoo/contracts/endpoints';
import { useMessages } from '@ortoo/remote';
import { Button, HistoryIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportHref } from '../parts/export-query';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { auditColumns, auditList } from './audit.list';
import { auditQuery, changersQuery } from './audit.queries';
import { EntryDetail } from './entry-detail';

const Audit = () => {
  const t = useMessages();
  const list = useList(auditList);
  const { q, values, open } = list.state;
  const query = useInfiniteQuery(auditQuery({ ...values, subject_id: q || undefined }));
  const { data: changers } = useQuery(changersQuery());
  const entries = query.data?.pages.flatMap(page => page.entries);
  const entry = entries?.find(({ id }) => String(id) === open);
  const users = changers?.members.map(({ id, name, email, phone }) => ({
    value: String(id),
    label: name || email || phone || String(id),
  }));
  return (
    <Workplace title={t('audit.title')} text={t('audit.text')}>
      <ListAndDetail detail={entry && <EntryDetail key={entry.id} {...{ list, entry }} />}>
        <DataTable
          list={list}
          // It grows without end: it is read into the past, and not counted.
          query={{ ...query, data: undefined }}
          rows={entries}
          columns={auditColumns}
          rowId={({ id }) => String(id)}
          caption={t('audit.title')}
          searchLabel={t('audit.search')}
          choices={{ user_id: users ?? [] }}
          exportHref={exportHref(listAuditEntries, { ...values, subject_id: q || undefined })}
          empty={{ icon: <HistoryIcon />, title: t('audit.none'), text: t('audit.noneText') }}
        />
        {query.hasNextPage && (
          <Button kind="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('audit.more')}
          </Button>
        )}
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('audit.title', Audit);
