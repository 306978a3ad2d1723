import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { BankEntry } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { Button, DefinitionList, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { FixedText } from '../parts/fixed-text';
import { moneyText, receivedText } from '../parts/money-text';
import type { ListControl } from '../parts/use-list';
import { EndEntryDialog } from './end-entry-dialog';
import { EntryState, isOpen } from './entry-state';
import { MatchForm } from './match-form';
import { transferQuery, type EntryEnd } from './transfers.queries';

const Facts = ({ entry }: { entry: BankEntry }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { order_number: order, payer_iban: iban } = entry;
  return (
    <DefinitionList
      items={[
        { term: t('transfers.amount'), value: receivedText(entry, locale) },
        { term: t('transfers.remittance'), value: entry.remittance },
        { term: t('transfers.payer'), value: entry.payer },
        { term: t('transfers.account'), value: iban && <FixedText>{iban}</FixedText> },
        { term: t('transfers.booked'), value: formatDateTime(entry.booked_at, locale) },
        {
          term: t('transfers.order'),
          value: order && <TextLink href={href(`/backoffice/orders/${order}`)}>{order}</TextLink>,
        },
        { term: t('transfers.expected'), value: entry.expected && moneyText(entry.expected, locale) },
        { term: t('transfers.ended'), value: entry.returned_at && formatDateTime(entry.returned_at, locale) },
      ]}
    />
  );
};

interface TransferDetailProps {
  list: ListControl;
  id: string;
  onDecided: () => void;
}

/** An amount on the bank account, and what it pays. */
export const TransferDetail = ({ list, id, onDecided }: TransferDetailProps) => {
  const t = useMessages();
  const query = useQuery(transferQuery(Number(id)));
  const [ending, setEnding] = useState<EntryEnd['kind']>();
  const { data: entry } = query;
  const mayEnd = entry !== undefined && isOpen(entry);
  const mayMatch = mayEnd && entry.currency === 'MNT';
  const close = () => setEnding(undefined);
  return (
    <DetailPanel
      list={list}
      title={entry ? entry.payer || t('transfers.unnamed') : t('transfers.one')}
      status={entry && <EntryState entry={entry} />}
      query={query}
      actions={
        mayEnd && (
          <>
            {mayMatch && (
              <Button kind="secondary" aria-haspopup="dialog" onClick={() => setEnding('credit')}>
                {t('transfers.credit')}
              </Button>
            )}
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => setEnding('return')}>
              {t('transfers.return')}
            </Button>
          </>
        )
      }
    >
      {entry && <Facts entry={entry} />}
      {mayMatch && <MatchForm key={entry.amount} entry={entry} onDone={onDecided} />}
      {mayEnd && (
        <EndEntryDialog
          entry={entry}
          kind={ending ?? 'return'}
          open={ending !== undefined}
          onClose={close}
          onDone={onDecided}
        />
      )}
    </DetailPanel>
  );
};
