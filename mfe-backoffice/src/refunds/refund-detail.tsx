import { useMutation } from '@tanstack/react-query';
import type { BankRefund } from '@ortoo/contracts';
import { formatDateTime, formatPhone } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { useCopy } from '@ortoo/remote/copy';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Copyable, DefinitionList, ErrorNotice, InlineNotice, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { moneyText } from '../parts/money-text';
import type { ListControl } from '../parts/use-list';
import { payRefundMutation } from './refunds.queries';
import { RefundState } from './refund-state';

interface RefundDetailProps {
  list: ListControl;
  refund: BankRefund;
  onPaid: () => void;
}

const Facts = ({ refund }: { refund: BankRefund }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const copy = useCopy();
  const { account, order_number: order, phone, paid_at } = refund;
  return (
    <DefinitionList
      items={[
        { term: t('refunds.amount'), value: moneyText(refund.amount, locale), strong: true },
        { term: t('refunds.holder'), value: account?.name },
        {
          term: t('refunds.iban'),
          value: account && (
            <Copyable
              name={t('refunds.iban')}
              shown={account.iban}
              label={t('actions.copy')}
              onCopy={() => void copy(t('refunds.iban'), account.iban)}
            />
          ),
        },
        { term: t('refunds.buyer'), value: refund.buyer },
        { term: t('refunds.phone'), value: phone && <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink> },
        { term: t('refunds.order'), value: <TextLink href={href(`/backoffice/orders/${order}`)}>{order}</TextLink> },
        { term: t('refunds.return'), value: refund.return_number },
        { term: t('refunds.reason'), value: refund.reason },
        { term: t('refunds.created'), value: formatDateTime(refund.created_at, locale) },
        { term: t('refunds.paid'), value: paid_at && formatDateTime(paid_at, locale) },
      ]}
    />
  );
};

/** A refund to a bank account: what to transfer, where to, and that it is done. */
export const RefundDetail = ({ list, refund, onPaid }: RefundDetailProps) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const name = refund.account?.name || refund.buyer || refund.order_number;
  const { mutate, error, isPending } = useMutation({
    ...payRefundMutation,
    onSuccess: () => {
      showToast({ tone: 'success', text: t('refunds.done', { name }) });
      onPaid();
    },
  });
  return (
    <DetailPanel
      list={list}
      title={name}
      status={<RefundState refund={refund} />}
      actions={
        refund.paid_at === null && (
          <Button busy={isPending} onClick={() => mutate(refund.id)}>
            {t('refunds.pay')}
          </Button>
        )
      }
    >
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
      {!refund.account && refund.paid_at === null && <InlineNotice>{t('refunds.noAccountText')}</InlineNotice>}
      <Facts refund={refund} />
    </DetailPanel>
  );
};
