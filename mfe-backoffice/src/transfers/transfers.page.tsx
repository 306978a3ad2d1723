import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listStatementEntries } from '@ortoo/contracts/endpoints';
import { useMessages } from '@ortoo/remote';
import { Button, CircleCheckIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportHref } from '../parts/export-query';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { useOpenRow } from '../parts/use-open-row';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { ImportDialog } from './import-dialog';
import { TransferDetail } from './transfer-detail';
import { transferColumns, transferList, transferViews } from './transfers.list';
import { transfersQuery } from './transfers.queries';

const rowId = ({ id }: { id: number }) => String(id);

const Transfers = () => {
  const t = useMessages();
  const list = useList(transferList);
  const query = useQuery(transfersQuery(list.query));
  const [isImporting, setImporting] = useState(false);
  const rows = query.data?.entries;
  const { openNext } = useOpenRow(list, rows, rowId);
  const { open } = list.state;
  return (
    <Workplace
      title={t('transfers.title')}
      actions={
        <Button kind="secondary" size="sm" aria-haspopup="dialog" onClick={() => setImporting(true)}>
          {t('transfers.import')}
        </Button>
      }
    >
      <ListAndDetail detail={open && <TransferDetail key={open} list={list} id={open} onDecided={openNext} />}>
        <DataTable
          {...{ list, query, rows, rowId }}
          columns={transferColumns}
          caption={t('transfers.title')}
          searchLabel={t('transfers.search')}
          firstView="transfers.states.open"
          views={transferViews}
          exportHref={exportHref(listStatementEntries, list.query)}
          empty={{ icon: <CircleCheckIcon />, title: t('transfers.none'), text: t('transfers.noneText') }}
        />
      </ListAndDetail>
      <ImportDialog open={isImporting} onClose={() => setImporting(false)} />
    </Workplace>
  );
};

export const page = defineStaffPage('transfers.title', Transfers);
