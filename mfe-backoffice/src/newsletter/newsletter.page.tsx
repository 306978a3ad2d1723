import { useQuery } from '@tanstack/react-query';
import { listSubscriptions } from '@ortoo/contracts/endpoints';
import { useMessages } from '@ortoo/remote';
import { MailIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportHref } from '../parts/export-query';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { subscriptionColumns, subscriptionList, subscriptionViews } from './newsletter.list';
import { subscriptionsQuery } from './newsletter.queries';

const Newsletter = () => {
  const t = useMessages();
  const list = useList(subscriptionList);
  const query = useQuery(subscriptionsQuery(list.query));
  return (
    <Workplace title={t('newsletter.title')}>
      <DataTable
        {...{ list, query }}
        rows={query.data?.subscriptions}
        columns={subscriptionColumns}
        rowId={({ id }) => String(id)}
        hrefOf={null}
        caption={t('newsletter.title')}
        searchLabel={t('newsletter.search')}
        firstView="newsletter.states.confirmed"
        views={subscriptionViews}
        exportHref={exportHref(listSubscriptions, list.query)}
        empty={{ icon: <MailIcon />, title: t('newsletter.none'), text: t('newsletter.noneText') }}
      />
    </Workplace>
  );
};

export const page = defineStaffPage('newsletter.title', Newsletter);
