import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listMoneyGrants } from '@ortoo/contracts/endpoints';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, CircleCheckIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportHref } from '../parts/export-query';
import { ListAndDetail } from '../parts/list-and-detail';
import { moneyText } from '../parts/money-text';
import { useList } from '../parts/use-list';
import { useOpenRow } from '../parts/use-open-row';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { GrantDetail } from './grant-detail';
import { GrantDialog } from './grant-dialog';
import { grantColumns, grantList, grantViews } from './grants.list';
import { grantsQuery } from './wallets.queries';

const rowId = ({ id }: { id: number }) => String(id);

const Grants = () => {
  const t = useMessages();
  const locale = useLocale();
  const list = useList(grantList);
  const query = useQuery(grantsQuery(list.query));
  const [isGiving, setGiving] = useState(false);
  const { data } = query;
  const { openNext } = useOpenRow(list, data?.money_grants, rowId);
  const { open } = list.state;
  return (
    <Workplace
      title={t('grants.title')}
      text={data && t('grants.text', { limit: moneyText(data.limit, locale) })}
      actions={
        <Button size="sm" aria-haspopup="dialog" onClick={() => setGiving(true)}>
          {t('grants.issueCard')}
        </Button>
      }
    >
      <ListAndDetail detail={open && <GrantDetail key={open} list={list} id={open} onDecided={openNext} />}>
        <DataTable
          {...{ list, query, rowId }}
          rows={data?.money_grants}
          columns={grantColumns}
          caption={t('grants.title')}
          searchLabel={t('grants.search')}
          firstView="grants.views.open"
          views={grantViews}
          exportHref={exportHref(listMoneyGrants, list.query)}
          empty={{ icon: <CircleCheckIcon />, title: t('grants.none'), text: t('grants.noneText') }}
        />
      </ListAndDetail>
      <GrantDialog
        subject={{ kind: 'gift_card' }}
        open={isGiving}
        onClose={() => setGiving(false)}
        onGiven={({ id }) => list.change({ values: { state: 'all' }, open: String(id) })}
      />
    </Workplace>
  );
};

export const page = defineStaffPage('grants.title', Grants);
