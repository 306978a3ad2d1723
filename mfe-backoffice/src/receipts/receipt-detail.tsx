import type { StaffReceipt } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, DefinitionList, ErrorNotice, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { FixedText } from '../parts/fixed-text';
import { moneyText } from '../parts/money-text';
import type { ListControl } from '../parts/use-list';
import { ReceiptState } from './receipt-state';
import { useRetry } from './use-retry';

interface ReceiptDetailProps {
  list: ListControl;
  receipt: StaffReceipt;
  onDone: () => void;
}

/** A receipt, what the tax office says about it, and another try. */
export const ReceiptDetail = ({ list, receipt, onDone }: ReceiptDetailProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const errorOf = useErrorText();
  const { mutate, error, isPending } = useRetry(onDone);
  const { order_number: number, organization_name: name, registry_number, ddtd, issued_at, state } = receipt;
  return (
    <DetailPanel
      list={list}
      title={number}
      status={<ReceiptState receipt={receipt} />}
      actions={
        state === 'awaiting' && (
          <Button busy={isPending} onClick={() => mutate([number])}>
            {t('receipts.retry')}
          </Button>
        )
      }
    >
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
      <DefinitionList
        items={[
          {
            term: t('receipts.order'),
            value: <TextLink href={href(`/backoffice/orders/${number}`)}>{number}</TextLink>,
          },
          { term: t('receipts.buyer'), value: receipt.buyer },
          { term: t('receipts.kind'), value: t(`receipts.kinds.${receipt.kind}`) },
          { term: t('receipts.organization'), value: name && [name, registry_number].filter(Boolean).join(', ') },
          { term: t('receipts.total'), value: moneyText(receipt.total, locale) },
          { term: t('receipts.fault'), value: receipt.fault },
          { term: t('receipts.tries'), value: receipt.tries },
          {
            term: t('receipts.next'),
            value: state === 'awaiting' && formatDateTime(receipt.next_try_at, locale),
          },
          { term: t('receipts.ddtd'), value: ddtd && <FixedText>{ddtd}</FixedText> },
          { term: t('receipts.issued'), value: issued_at && formatDateTime(issued_at, locale) },
          { term: t('receipts.created'), value: formatDateTime(receipt.created_at, locale) },
        ]}
      />
    </DetailPanel>
  );
};
