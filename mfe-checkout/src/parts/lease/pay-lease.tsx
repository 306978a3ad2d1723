import { useMutation, useQuery } from '@tanstack/react-query';
import type { Lease } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, InlineNotice, Stack } from '@ortoo/ui';
import { FailedCommand } from '../failed-command';
import { InvoicePanel } from '../invoice-panel';
import { providersQuery } from '../providers.queries';
import { payLease } from './lease.queries';

/** Pays the next instalment of a lease: its open invoice, or the methods to create one. */
export const PayLease = ({ number, lease }: { number: string; lease: Lease }) => {
  const t = useMessages();
  const pay = useMutation(payLease(number));
  const { data } = useQuery(providersQuery());
  const open = lease.payments.findLast(({ invoice }) => invoice !== null);
  const isUnpaid = lease.payments.at(-1)?.state === 'failed' || lease.payments.at(-1)?.state === 'void';
  if (open?.invoice) return <InvoicePanel amount={open.amount} invoice={open.invoice} />;
  const online = (data?.payment_methods ?? []).filter(({ kind, available }) => available && /^(qr|card)$/.test(kind));
  return (
    <Stack gap={1}>
      {isUnpaid && !pay.error && (
        <InlineNotice tone="warn" announce>
          {t('lease.unpaid')}
        </InlineNotice>
      )}
      <FailedCommand error={pay.error} />
      <div role="group" aria-label={t('checkout.payment')}>
        <Stack gap={1}>
          {online.map(method => (
            <Button key={method.id} kind="secondary" wide busy={pay.isPending} onClick={() => pay.mutate(method.id)}>
              {method.name}
            </Button>
          ))}
        </Stack>
      </div>
    </Stack>
  );
};
