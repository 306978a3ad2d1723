import { useQuery } from '@tanstack/react-query';
import { listWalletOwners } from '@ortoo/contracts/endpoints';
import { useMessages } from '@ortoo/remote';
import { WalletIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportHref } from '../parts/export-query';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { WalletDetail } from './wallet-detail';
import { walletColumns, walletList } from './wallets.list';
import { walletOwnersQuery } from './wallets.queries';

const Wallets = () => {
  const t = useMessages();
  const list = useList(walletList);
  const query = useQuery(walletOwnersQuery(list.query));
  const { open } = list.state;
  return (
    <Workplace title={t('wallets.title')} text={t('wallets.text')}>
      <ListAndDetail detail={open && <WalletDetail key={open} list={list} id={open} />}>
        <DataTable
          {...{ list, query }}
          rows={query.data?.owners}
          columns={walletColumns}
          rowId={({ id }) => String(id)}
          caption={t('wallets.title')}
          searchLabel={t('wallets.search')}
          exportHref={exportHref(listWalletOwners, list.query)}
          empty={{ icon: <WalletIcon />, title: t('wallets.none'), text: t('wallets.noneText') }}
        />
      </ListAndDetail>
    </Workplace>
  );
};

export const page = defineStaffPage('wallets.title', Wallets);
