import { useQuery } from '@tanstack/react-query';
import { definePersonalPage, useHref, useMessages } from '@ortoo/remote';
import { BadgeCheckIcon, TextLink } from '@ortoo/ui';
import { LicensePanel } from '../parts/license-panel';
import { ListPage } from '../parts/list-page';
import { licensesQuery } from './licenses.queries';

const LicensesPage = () => {
  const t = useMessages();
  const href = useHref();
  const list = useQuery(licensesQuery());
  return (
    <ListPage
      title={t('license.title')}
      list={list}
      items={list.data?.licenses}
      empty={{ icon: <BadgeCheckIcon />, title: t('license.empty'), text: t('license.emptyText') }}
    >
      {license => (
        <LicensePanel key={license.id} license={license}>
          <TextLink href={href(`/orders/${license.order_number}`)}>{license.order_number}</TextLink>
        </LicensePanel>
      )}
    </ListPage>
  );
};

export const page = definePersonalPage('license.title', LicensesPage);
